"""Optimisers: AdamW for the dense weights, row-wise Adagrad for embedding tables with sparse gradients."""

from collections.abc import Iterable

import torch
from torch import Tensor, nn


class RowAdagrad(torch.optim.Optimizer):
    """Adagrad with one accumulator a row of a table; only rows with a gradient are touched (Duchi et al., 2011)."""

    def __init__(self, tables: Iterable[nn.Parameter], lr: float):
        """Take embedding tables whose gradients are sparse."""
        super().__init__(tables, {"lr": lr})

    @torch.no_grad()
    def step(self, closure: None = None) -> None:  # type: ignore[override]
        """Update the rows that have a gradient."""
        for group in self.param_groups:
            for table in group["params"]:
                if table.grad is None:
                    continue
                state = self.state[table]
                if not state:
                    state["squares"] = torch.zeros(len(table))
                gradient = table.grad.coalesce()
                rows, values = gradient.indices()[0], gradient.values()
                squares: Tensor = state["squares"]
                squares.index_add_(0, rows, values.pow(2).mean(1))
                step = values * (group["lr"] / (squares[rows].sqrt() + 1e-10))[:, None]
                table.index_add_(0, rows, step, alpha=-1)


class Optimizers:
    """The optimisers of a model, driven by one learning rate."""

    def __init__(self, model: nn.Module, weight_decay: float, table_rate: float = 20.0):
        """Split the parameters; tables learn ``table_rate`` times as fast as the rest (Adagrad's steps shrink)."""
        sparse = {id(module.weight) for module in model.modules() if isinstance(module, nn.Embedding) and module.sparse}
        tables = [parameter for parameter in model.parameters() if id(parameter) in sparse]
        dense = [parameter for parameter in model.parameters() if id(parameter) not in sparse]
        self.dense = dense
        self._table_rate = table_rate
        groups = [
            {"params": [p for p in dense if p.dim() > 1], "weight_decay": weight_decay},
            {"params": [p for p in dense if p.dim() <= 1], "weight_decay": 0.0},
        ]
        self.adam = torch.optim.AdamW(groups, lr=1e-3, betas=(0.9, 0.98), eps=1e-9, fused=True)
        self.tables = RowAdagrad(tables, lr=1e-2) if tables else None

    def step(self, learning_rate: float, gradient_clip: float) -> float:
        """Take one step and clear the gradients; return the norm of the dense gradient before clipping."""
        norm = nn.utils.clip_grad_norm_(self.dense, gradient_clip)
        for group in self.adam.param_groups:
            group["lr"] = learning_rate
        self.adam.step()
        self.adam.zero_grad(set_to_none=True)
        if self.tables is not None:
            for group in self.tables.param_groups:
                group["lr"] = learning_rate * self._table_rate
            self.tables.step()
            self.tables.zero_grad(set_to_none=True)
        return float(norm)

    def state(self) -> dict[str, Tensor]:
        """Return the state as named tensors."""
        out = {}
        for kind, optimizer in self._all():
            for number, parameter in enumerate(_parameters(optimizer)):
                for name, value in optimizer.state[parameter].items():
                    out[f"{kind}.{number}.{name}"] = torch.as_tensor(value).contiguous()
        return out

    def load(self, state: dict[str, Tensor]) -> None:
        """Take the state over from named tensors."""
        for kind, optimizer in self._all():
            parameters = _parameters(optimizer)
            for name, value in state.items():
                owner, number, key = name.split(".", 2)
                if owner == kind:
                    optimizer.state[parameters[int(number)]][key] = value

    def _all(self) -> list[tuple[str, torch.optim.Optimizer]]:
        return [("adam", self.adam), *([("tables", self.tables)] if self.tables is not None else [])]


def _parameters(optimizer: torch.optim.Optimizer) -> list[nn.Parameter]:
    return [parameter for group in optimizer.param_groups for parameter in group["params"]]
