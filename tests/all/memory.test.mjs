// What many elements leave, made and removed one after another: nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage } from "../element/browser.mjs";

/** Keeps the memories of the modules of the rules. */
function keepMemories() {
  window.memories = [];
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (module, imports) => {
    const made = await instantiate.call(WebAssembly, module, imports);
    window.memories.push((made.instance ?? made).exports.memory);
    return made;
  };
}

for (const [title, view, variants, first, then] of [
  ["boards", null, ["chess", "timeout", "timeout-flat", "timeout-declared"], 20, 200],
  ["boards in space", "3d", ["chess", "quarx-3d"], 20, 80],
])
  test(`the heap is flat over many ${title}, and so is the memory of the module`, () =>
    onPage(
      "",
      async (page) => {
        const session = await page.context().newCDPSession(page);
        await session.send("HeapProfiler.enable");
        /** Mounts elements one after another, each plays a little. */
        const mount = (times) =>
          page.evaluate(
            async ([times, view, variants]) => {
              for (let i = 0; i < times; i++) {
                const game = document.createElement("hyperply-game");
                Object.assign(game, { variant: variants[i % variants.length], view, style: "height: 300px" });
                document.body.append(game);
                await game.ready;
                game.play(game.game.legal_moves()[0]);
                game.select(game.game.legal_moves()[0].clicks[0]);
                if (i % 10 === 0)
                  await (view
                    ? window.until(() => game.shadowRoot.querySelector("#space[data-drawn]"))
                    : window.drawn());
                game.remove();
                await null;
              }
              window.heard.length = 0;
              await window.drawn();
            },
            [times, view, variants],
          );
        const measure = async () => {
          for (let i = 0; i < 3; i++) await session.send("HeapProfiler.collectGarbage");
          const { usedSize } = await session.send("Runtime.getHeapUsage");
          const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
          const memory = await page.evaluate(() =>
            window.memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
          );
          return { usedSize, nodes, jsEventListeners, memory };
        };
        await mount(first);
        const before = await measure();
        await mount(then);
        const after = await measure();
        const told = JSON.stringify([before, after]);
        assert.ok(after.usedSize - before.usedSize < 1_000_000, told);
        assert.ok(after.nodes - before.nodes < 500, told);
        assert.ok(after.jsEventListeners - before.jsEventListeners < 50, told);
        assert.ok(before.memory > 0);
        assert.equal(after.memory, before.memory, told);
      },
      { prepare: (page) => page.addInitScript(keepMemories) },
    ));
