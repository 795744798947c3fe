// What tests of what is refused have in common.
import assert from "node:assert/strict";

/** What a promise refuses. */
export const refusal = async (promise) =>
  promise.then(
    () => assert.fail("nothing was thrown"),
    (thrown) => thrown,
  );

/** Kings of Quarx among which a man on 1111 finds more ways to capture than are allowed (Q15). */
export const MANY_KINGS =
  "K1122,K1212,K1221,K1223,K1232,K1322,K2112,K2121,K2123,K2132,K2211,K2213,K2222,K2231,K2233,K2312,K2321,K2323,K2332,K3122,K3212,K3221,K3223,K3232,K3322";
