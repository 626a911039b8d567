import { describe, expect, test } from "vitest";
import { Doc } from "../../src/background/doc.js";
import { hashOf } from "../../src/text/hash.js";

const opened = (text = "Hello you"): Doc => new Doc("field", { rev: 1, text, hash: hashOf(text) });

/** A document that the server has. */
function known(): Doc {
  const doc = opened();
  doc.next();
  doc.ack(1);
  return doc;
}

describe("a document", () => {
  test("is opened once", () => {
    const doc = opened();
    expect(doc.next()).toMatchObject({ type: "open", payload: { rev: 1, text: "Hello you" } });
    expect(doc.next()).toBeNull();
  });

  test("has one frame under way, and composes what comes meanwhile", () => {
    const doc = known();
    doc.patch({ base: 1, rev: 2, ops: [[9, 0, "!"]], len: 10 });
    expect(doc.next()).toMatchObject({ type: "patch", payload: { base: 1, rev: 2 } });
    doc.patch({ base: 2, rev: 3, ops: [[0, 0, "A"]], len: 11 });
    doc.patch({ base: 3, rev: 4, ops: [[11, 0, "B"]], len: 12 });
    expect(doc.next()).toBeNull();
    doc.ack(2);
    const ops = [
      [0, 0, "A"],
      [10, 0, "B"],
    ];
    expect(doc.next()).toMatchObject({ type: "patch", payload: { base: 2, rev: 4, ops, len: 12 } });
  });

  test.each([
    ["of another revision", { base: 7, rev: 8, ops: [[0, 0, "x"]], len: 10 }],
    ["beyond the end", { base: 1, rev: 2, ops: [[99, 0, "x"]], len: 10 }],
    ["of another length", { base: 1, rev: 2, ops: [[0, 0, "x"]], len: 11 }],
  ])("refuses a patch %s", (_, patch) => {
    expect(known().patch(patch as never)).toBe(false);
  });

  test("is sent whole where a patch would have more splices than a service takes", () => {
    const text = "a b ".repeat(1_001);
    const doc = new Doc("field", { rev: 1, text, hash: hashOf(text) });
    doc.next();
    doc.ack(1);
    const ops = Array.from({ length: 1_001 }, (_, index) => [4 * index, 1, "c"] as const);
    doc.patch({ base: 1, rev: 2, ops, len: text.length });
    expect(doc.next()).toMatchObject({ type: "sync", payload: { rev: 2, text: "c b ".repeat(1_001) } });
  });

  test("is sent whole after a desync", () => {
    const doc = known();
    doc.askWhole();
    expect(doc.next()).toMatchObject({ type: "sync", payload: { rev: 1, text: "Hello you" } });
  });
});

describe("after a reconnect a document", () => {
  const edited = (): Doc => {
    const doc = known();
    doc.patch({ base: 1, rev: 2, ops: [[9, 0, "!"]], len: 10 });
    return doc;
  };

  test("that the server forgot is opened", () => {
    const doc = edited();
    doc.reconnected(undefined);
    expect(doc.next()).toMatchObject({ type: "open", payload: { rev: 2, text: "Hello you!" } });
  });

  test("that the server has goes on with one patch", () => {
    const doc = edited();
    expect(doc.resumable()).toEqual({ rev: 1, hash: hashOf("Hello you") });
    doc.reconnected(1);
    expect(doc.next()).toMatchObject({ type: "patch", payload: { base: 1, rev: 2 } });
  });

  test("whose patch was lost has it sent again, with the later ones", () => {
    const doc = edited();
    doc.next();
    doc.patch({ base: 2, rev: 3, ops: [[10, 0, "?"]], len: 11 });
    doc.reconnected(1);
    expect(doc.next()).toMatchObject({ type: "patch", payload: { base: 1, rev: 3, ops: [[9, 0, "!?"]] } });
  });

  test("whose acknowledgement was lost goes on from there", () => {
    const doc = edited();
    doc.next();
    doc.patch({ base: 2, rev: 3, ops: [[10, 0, "?"]], len: 11 });
    doc.reconnected(2);
    expect(doc.next()).toMatchObject({ type: "patch", payload: { base: 2, rev: 3, ops: [[10, 0, "?"]] } });
  });

  test("whose result was lost asks for it", () => {
    const doc = known();
    doc.reconnected(1);
    expect(doc.next()).toMatchObject({ type: "sync", payload: { rev: 1 } });
  });

  test("that is settled sends nothing", () => {
    const doc = known();
    doc.settled = 1;
    doc.reconnected(1);
    expect(doc.next()).toBeNull();
  });
});
