"""The manifests: valid by Kubernetes' own schemas, in tune with one another, and with what the service has."""

import re
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from service.settings import Settings, variable
from service.telemetry import lane_metrics
from service.workers import serving

FOLDER = Path(__file__).parents[3] / "deploy" / "kubernetes"
APPLIED = yaml.safe_load((FOLDER / "kustomization.yaml").read_text("utf-8"))["resources"]
VERSIONS = ["1.32", kubernetes_validate.latest_version()]


def manifest(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / name).read_text("utf-8"))
    return found


DEPLOYMENT = manifest("deployment.yaml")
POD = DEPLOYMENT["spec"]["template"]["spec"]
(CONTAINER,) = POD["containers"]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", [*APPLIED, "secret.example.yaml"])
def test_every_manifest_is_valid(name: str, version: str) -> None:
    kubernetes_validate.validate(manifest(name), version, strict=True)


def test_an_unknown_field_is_found() -> None:
    wrong = manifest("service.yaml")
    wrong["spec"]["port"] = 80
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, VERSIONS[-1], strict=True)


def test_all_of_them_are_applied_but_the_example_of_a_secret() -> None:
    others = {"kustomization.yaml", "secret.example.yaml", "prometheus-adapter.values.yaml"}
    assert {path.name for path in FOLDER.glob("*.yaml")} - others == set(APPLIED)


def test_variables_are_settings_that_can_be() -> None:
    given = manifest("configmap.yaml")["data"] | manifest("secret.example.yaml")["stringData"]
    known = {variable(name): name for name in Settings.model_fields}
    assert given.keys() <= known.keys()
    Settings.load({known[name]: value for name, value in given.items()})
    assert [next(iter(source.values()))["name"] for source in CONTAINER["envFrom"]] == ["emend", "emend"]


def test_a_pod_has_the_time_that_it_takes_to_end() -> None:
    data = manifest("configmap.yaml")["data"]
    notice, drain = float(data["EMEND_NOTICE_SECONDS"]), float(data["EMEND_DRAIN_SECONDS"])
    assert POD["terminationGracePeriodSeconds"] > notice + drain + serving._END_SECONDS - 1
    probe = CONTAINER["readinessProbe"]
    assert 2 * (probe["periodSeconds"] + probe["timeoutSeconds"]) * probe["failureThreshold"] < notice


def test_probes_ask_what_the_service_answers() -> None:
    paths = {CONTAINER[probe]["httpGet"]["path"] for probe in ("startupProbe", "readinessProbe", "livenessProbe")}
    health = (FOLDER.parents[1] / "service" / "api" / "health.py").read_text("utf-8")
    assert paths == {"/readyz", "/healthz"}
    assert all(f'"{path}"' in health for path in paths)


def test_everything_selects_the_pods_of_the_deployment() -> None:
    labels = DEPLOYMENT["spec"]["template"]["metadata"]["labels"].items()
    selectors = [
        DEPLOYMENT["spec"]["selector"]["matchLabels"],
        manifest("service.yaml")["spec"]["selector"],
        manifest("pdb.yaml")["spec"]["selector"]["matchLabels"],
        POD["topologySpreadConstraints"][0]["labelSelector"]["matchLabels"],
    ]
    assert all(selector.items() <= labels for selector in selectors)
    target = manifest("hpa.yaml")["spec"]["scaleTargetRef"]
    assert (target["kind"], target["name"]) == ("Deployment", DEPLOYMENT["metadata"]["name"])


def test_it_scales_by_a_metric_that_there_is() -> None:
    (pods,) = [one["pods"] for one in manifest("hpa.yaml")["spec"]["metrics"] if one["type"] == "Pods"]
    name = pods["metric"]["name"]
    assert name.removeprefix("emend_lane_") in lane_metrics._GAUGES
    (rule,) = manifest("prometheus-adapter.values.yaml")["rules"]["custom"]
    assert rule["name"]["as"] == name
    assert re.match(name, rule["seriesQuery"])


def test_the_container_may_do_little_and_writes_only_where_it_must() -> None:
    assert CONTAINER["securityContext"] == {
        "allowPrivilegeEscalation": False,
        "readOnlyRootFilesystem": True,
        "capabilities": {"drop": ["ALL"]},
    }
    assert POD["securityContext"]["runAsUser"] == int(
        re.search(r"--uid (\d+)", (FOLDER.parents[1] / "Dockerfile").read_text("utf-8"))[1]  # type: ignore[index]
    )
    assert {one["mountPath"] for one in CONTAINER["volumeMounts"]} == {"/data", "/tmp"}
