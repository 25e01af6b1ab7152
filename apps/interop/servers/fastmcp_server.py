"""A server on FastMCP (Python): ctx.elicit for connections of earlier revisions, InputRequiredResult
for those of 2026-07-28, the two ways its documentation has. PORT: where it listens."""

import os
from dataclasses import dataclass
from datetime import date, time
from decimal import Decimal
from enum import Enum
from typing import Annotated, Literal
from uuid import UUID

import mcp_types
from fastmcp import Context, FastMCP
from fastmcp.server.elicitation import get_elicitation_schema
from pydantic import BaseModel, Field

mcp = FastMCP("tickets")


class Priority(Enum):
    LOW = 1
    HIGH = 2


class Ticket(BaseModel):
    """What a new ticket needs."""

    title: Annotated[str, Field(min_length=3, max_length=80, title="Title")]
    kind: Literal["bug", "wish"]
    email: Annotated[str, Field(pattern=r"^[^@ ]+@[^@ ]+$", description="For questions")]
    estimate: Annotated[float, Field(gt=0, multiple_of=0.5)] = 1.0
    # A type with "or None" is refused by FastMCP itself; this is what people write instead.
    due: date = None  # type: ignore[assignment]
    public: bool = True


class Strange(BaseModel):
    """What pydantic makes of ordinary types."""

    name: str
    reference: UUID
    price: Decimal = Decimal("1.5")
    opens: time = time(9, 30)
    code: Annotated[str, Field(pattern="^[A-Z]{2}$")] = "AB"
    weight: Annotated[int, Field(gt=0, lt=10, multiple_of=2)] = 4


SHAPES = {
    "choice": ["red", "green"],
    "titled": {"r": {"title": "Red"}, "g": {"title": "Green"}},
    "several": [["red", "green", "blue"]],
    "several_titled": [{"r": {"title": "Red"}, "g": {"title": "Green"}}],
    "text": str,
    "number": int,
    "yes": bool,
    "one": Literal["only"],
    "priority": Priority,
}


@mcp.tool
async def create_ticket(ctx: Context) -> str:
    """Asks in the way of earlier revisions."""
    answer = await ctx.elicit("What is the ticket about?", response_type=Ticket)
    if answer.action != "accept":
        return f"No ticket ({answer.action})."
    return f"Ticket: {answer.data.model_dump_json()}"


@mcp.tool
async def strange_types(ctx: Context) -> str:
    """A model of types beyond the protocol's subset."""
    answer = await ctx.elicit("Some details.", response_type=Strange)
    if answer.action != "accept":
        return f"Nothing ({answer.action})."
    return f"Strange: {answer.data.model_dump_json(exclude_none=True)}"


@mcp.tool
async def pick(ctx: Context, shape: str) -> str:
    """Asks for a single value of this shape."""
    answer = await ctx.elicit(f"Your {shape}, please.", response_type=SHAPES[shape])
    if answer.action != "accept":
        return f"Nothing ({answer.action})."
    return f"Picked: {answer.data}"


def ask(message: str, shape: type) -> mcp_types.ElicitRequest:
    return mcp_types.ElicitRequest(
        params=mcp_types.ElicitRequestFormParams(
            message=message, requested_schema=get_elicitation_schema(shape)
        )
    )


@mcp.tool
async def file_ticket(ctx: Context) -> str | mcp_types.InputRequiredResult:
    """Asks in the way of 2026-07-28: two rounds, and the state between them."""
    responses = ctx.input_responses or {}
    answer = responses.get("ticket") or responses.get("sure")
    if answer is not None and answer.action != "accept":
        return f"No ticket ({answer.action})."
    if "ticket" in responses:
        ticket = Ticket(**responses["ticket"].content)
        return mcp_types.InputRequiredResult(
            input_requests={"sure": ask(f"File “{ticket.title}”?", Sure)},
            request_state=ticket.model_dump_json(),
        )
    if "sure" in responses:
        return f"Filed: {ctx.request_state}"
    return mcp_types.InputRequiredResult(
        input_requests={"ticket": ask("What is the ticket about?", Ticket)}
    )


@dataclass
class Sure:
    sure: bool


@mcp.tool
async def connect_tracker(ctx: Context) -> str | mcp_types.InputRequiredResult:
    """Sends the user to a page, and trusts that it was done when the user is back."""
    answer = (ctx.input_responses or {}).get("connect")
    if answer is not None:
        return "Connected." if answer.action == "accept" else f"Not connected ({answer.action})."
    site = os.environ["CONNECT_SITE"]
    params = mcp_types.ElicitRequestURLParams(
        message="Sign in to the tracker.", url=f"{site}/connect?ticket=tracker"
    )
    return mcp_types.InputRequiredResult(
        input_requests={"connect": mcp_types.ElicitRequest(params=params)}
    )


if __name__ == "__main__":
    mcp.run(transport="http", host="127.0.0.1", port=int(os.environ["PORT"]), show_banner=False)
