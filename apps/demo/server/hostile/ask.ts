export type Json = { [key: string]: unknown };

export function form(message: string, requestedSchema: unknown): Json {
  return { method: "elicitation/create", params: { mode: "form", message, requestedSchema } };
}

export function open(message: string, url: string): Json {
  return { method: "elicitation/create", params: { mode: "url", message, url } };
}

export function ask(inputRequests: unknown, requestState?: string): Json {
  return {
    resultType: "input_required",
    inputRequests,
    ...(requestState === undefined ? {} : { requestState }),
  };
}

export function done(text: string): Json {
  return { resultType: "complete", content: [{ type: "text", text }] };
}

export function oneField(name: string, field: Json): Json {
  return { type: "object", properties: { [name]: field }, required: [name] };
}
