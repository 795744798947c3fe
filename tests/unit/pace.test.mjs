// Boards in space are drawn coarsely in a movement where fine frames take too long, and finely at rest.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FINE, Pace } from "../../www/element/three/pace.js";

let now = 0;

/** Draws a movement after a rest: tells how each of its frames was drawn. `took` says what a frame takes that is drawn so. */
function movement(pace, frames, took) {
  now += 1000;
  return Array.from({ length: frames }, (_, i) => {
    pace.begin(now);
    const { way } = pace;
    now += took(way, i);
    pace.end(now);
    return way;
  });
}

const count = (ways) => ways.filter((way) => way !== FINE).length;

test("a machine in time draws finely, and one slow frame changes nothing", () => {
  const pace = new Pace();
  assert.equal(count(movement(pace, 60, () => 16.7)), 0);
  assert.equal(count(movement(pace, 60, (_, i) => (i === 20 ? 350 : 16.7))), 0);
  assert.equal(count(movement(pace, 60, (_, i) => (i % 2 ? 16.7 : 90))), 0, "each second one is in time");
  assert.equal(count(movement(pace, 60, (_, i) => (i % 4 ? 16.7 : 1500))), 0);
});

test("after slow frames in a row a movement stays coarse to its end, and begins finely", () => {
  const pace = new Pace();
  const took = (way) => (way.coarse ? 20 : 80);
  const ways = movement(pace, 30, took);
  assert.equal(count(ways.slice(0, 2)), 0);
  assert.equal(count(ways.slice(2)), 28, "two frames took 160 ms");
  assert.deepEqual(ways.at(-1), { ratio: 1, coarse: true });
  const [first, ...others] = movement(pace, 30, () => 20);
  assert.equal(first, FINE);
  assert.equal(count(others), 0, "two frames took 128 ms, as is remembered: fine ones are tried again");
});

test("a machine that is much too slow for fine frames draws every movement coarsely but its first frame", () => {
  const pace = new Pace();
  movement(pace, 20, (way) => (way.coarse ? 40 : 700));
  const [first, ...others] = movement(pace, 20, (way) => (way.coarse ? 40 : 700));
  assert.equal(first, FINE);
  assert.equal(count(others), 19);
});

test("frames that take longer than a pause belong to one movement", () => {
  const pace = new Pace();
  assert.deepEqual(movement(pace, 20, (way) => (way.coarse ? 80 : 900)).at(-1), { ratio: 0.75, coarse: true });
});

test("nothing is at rest between two slow frames", () => {
  const pace = new Pace();
  movement(pace, 10, () => 16.7);
  assert.equal(pace.rest, 160);
  movement(pace, 10, () => 250);
  assert.ok(pace.rest > 300);
  now += 1000;
  pace.begin(now);
  assert.equal(pace.rest, 160, "a movement that begins");
});

test("the slower fine frames are, the less is drawn", () => {
  const last = (time) => {
    const pace = new Pace();
    return movement(pace, 30, (way) => (way === FINE ? time : 16.7)).at(-1);
  };
  assert.deepEqual(last(20), FINE);
  assert.deepEqual(last(33.4), { ratio: 1.25, coarse: false });
  assert.deepEqual(last(60), { ratio: 1, coarse: true });
  assert.deepEqual(last(350), { ratio: 0.75, coarse: true });
});

test("a machine that was slow for a while draws finely again", () => {
  const pace = new Pace();
  assert.ok(count(movement(pace, 10, () => 100)) > 0);
  const later = Array.from({ length: 10 }, () => count(movement(pace, 10, () => 16.7)));
  assert.equal(later.at(-1), 0);
});

test("the time of a page that was hidden is not that of a frame", () => {
  const pace = new Pace();
  movement(pace, 5, () => 60_000);
  assert.equal(count(movement(pace, 10, () => 16.7)), 0);
});
