"""The types that openapi-typescript makes: a program that uses them is compiled strictly, and checks a text."""

import json
import subprocess
from pathlib import Path

from tests.clients.conftest import FOLDER
from tests.service.running import Running

PROGRAM = """
import createClient from "openapi-fetch";
import type { components, paths } from "./emend.js";

declare const process: { argv: string[] };
const client = createClient<paths>({
  baseUrl: process.argv[2],
  headers: { Authorization: `Bearer ${process.argv[3]}` },
});
const body: components["schemas"]["CheckRequest"] = { text: "She go to the market every day.", language: "en-US" };
const checked = await client.POST("/v1/checker", { body });
if (checked.data === undefined) throw new Error(JSON.stringify(checked.error));
const alert: components["schemas"]["AlertBody"] = checked.data.alerts[0]!;
const rules = await client.GET("/v1/rules", { params: { query: { language: "en", category: "REDUNDANCY" } } });
const refused = await client.POST("/v1/checker", { body: { text: "x".repeat(60_001) } });
const code: string | undefined = refused.error?.code;
console.log(JSON.stringify({
  alert: [alert.offset, alert.length, alert.replacements],
  rules: (rules.data?.rules.length ?? 0) > 10,
  code,
}));
"""

WRONG = """
import type { components } from "./emend.js";
export const body: components["schemas"]["CheckRequest"] = { text: 1 };
"""


def node(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["node", *command], cwd=folder, capture_output=True, text=True, check=False)


def test_a_program_with_generated_types_checks_a_text(service: Running, document: Path, tmp_path: Path) -> None:
    modules = FOLDER / "node_modules"
    (tmp_path / "node_modules").symlink_to(modules)
    (tmp_path / "package.json").write_text('{"type": "module"}', "utf-8")
    generator = str(modules / "openapi-typescript" / "bin" / "cli.js")
    made = node(tmp_path, generator, str(document), "--default-non-nullable", "false", "-o", str(tmp_path / "emend.ts"))
    assert made.returncode == 0, made.stderr
    (tmp_path / "use.ts").write_text(PROGRAM, "utf-8")
    tsc = [str(modules / "typescript" / "bin" / "tsc"), "--strict", "--module", "nodenext", "--target", "es2022",
           "--lib", "es2022,dom,dom.iterable"]  # fmt: skip
    compiled = node(tmp_path, *tsc, "use.ts")
    assert compiled.returncode == 0, compiled.stdout
    done = node(tmp_path, "use.js", service.url, service.key)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"alert": [4, 2, ["goes"]], "rules": True, "code": "text_too_long"}
    (tmp_path / "wrong.ts").write_text(WRONG, "utf-8")
    assert "TS2322" in node(tmp_path, *tsc, "wrong.ts").stdout
