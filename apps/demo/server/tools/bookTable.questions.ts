import { type InputRequest, inputRequired } from "@modelcontextprotocol/server";
import { z } from "zod";

/** Every kind of field that a form may have. What the answer is read with stands beside it. */
export function askDetails(restaurant: string): InputRequest {
  return inputRequired.elicit({
    message: `A few details for your table at ${restaurant}.\nNothing is booked before you have chosen a time.`,
    requestedSchema: {
      type: "object",
      properties: {
        name: { type: "string", title: "Name for the booking", minLength: 2, maxLength: 60 },
        guests: { type: "integer", title: "Guests", minimum: 1, maximum: 12 },
        seating: {
          type: "string",
          title: "Where would you like to sit?",
          oneOf: [
            { const: "inside", title: "Inside" },
            { const: "terrace", title: "On the terrace" },
            { const: "bar", title: "At the bar" },
          ],
          default: "inside",
        },
        highchair: { type: "boolean", title: "We need a high chair" },
        date: { type: "string", title: "Day", format: "date" },
        email: {
          type: "string",
          title: "E-mail",
          description: "For the confirmation.",
          format: "email",
        },
        diets: {
          type: "array",
          title: "Diets at the table",
          items: {
            anyOf: [
              { const: "vegetarian", title: "Vegetarian" },
              { const: "vegan", title: "Vegan" },
              { const: "gluten-free", title: "Gluten-free" },
              { const: "nut-free", title: "No nuts" },
            ],
          },
        },
        callback: {
          type: "string",
          title: "When may we call you back?",
          description: "In case the kitchen has a question.",
          format: "date-time",
        },
        occasion: {
          type: "string",
          title: "A page about the occasion",
          description: "An invitation, for instance, so that we know what you celebrate.",
          format: "uri",
        },
        budget: {
          type: "number",
          title: "Budget per person",
          description: "In euros; the kitchen plans with it.",
          minimum: 0,
        },
      },
      required: ["name", "guests", "seating"],
    },
  });
}

export const readDetails = z.object({
  name: z.string().min(2).max(60),
  guests: z.int().min(1).max(12),
  seating: z.enum(["inside", "terrace", "bar"]),
  highchair: z.boolean().optional(),
  date: z.iso.date().optional(),
  email: z.email().optional(),
  diets: z.array(z.enum(["vegetarian", "vegan", "gluten-free", "nut-free"])).optional(),
  callback: z.iso.datetime({ offset: true }).optional(),
  occasion: z.url().optional(),
  budget: z.number().min(0).optional(),
});

export type Details = z.output<typeof readDetails>;

/** Large tables only fit early or late. */
export function freeTimes(guests: number): readonly string[] {
  return guests > 6 ? ["17:30", "21:30"] : ["18:00", "19:30", "20:15", "21:30"];
}

export function askTime({ name, guests }: Details): InputRequest {
  return inputRequired.elicit({
    message: `${name}, these times are free for ${guests} ${guests === 1 ? "guest" : "guests"}.`,
    requestedSchema: {
      type: "object",
      properties: {
        time: {
          type: "string",
          title: "Time",
          oneOf: freeTimes(guests).map((time) => ({ const: time, title: `${time} o’clock` })),
        },
        note: { type: "string", title: "Anything we should know?", maxLength: 200 },
      },
      required: ["time"],
    },
  });
}

export const readTime = z.object({
  time: z.string(),
  note: z.string().max(200).optional(),
});
