/** A light: its direction in degrees, and the factor of the distance of the shadows. */
export type Light = { readonly angle: number; readonly height: number };

/** The place of a light on the pad, from 0 to 1 in each direction. */
type Point = { readonly x: number; readonly y: number };

/** The part of the pad between its center and a light of the height 1. */
const radius = 1 / 3;
const mostHeight = 3;
/** The part of the pad that even the highest light is away from the center. */
const mostRadius = 0.44;

const angleStep = 5;
const heightStep = 0.05;

/** Returns the place of a light; a light that is higher than the pad is at its edge. */
export function pointOf({ angle, height }: Light): Point {
  const radians = (angle * Math.PI) / 180;
  const away = Math.min(mostRadius, height * radius);
  return { x: 0.5 + Math.cos(radians) * away, y: 0.5 - Math.sin(radians) * away };
}

/** Returns the light at a place of the pad, in the steps of its numbers. */
export function lightAt(x: number, y: number): Light {
  const [dx, dy] = [x - 0.5, 0.5 - y];
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const height = Math.min(mostHeight, Math.hypot(dx, dy) / radius);
  return {
    angle: turn(Math.round(degrees / angleStep) * angleStep, 0),
    height: Number((Math.round(height / heightStep) * heightStep).toFixed(2)),
  };
}

/** Returns an angle that is turned by some degrees, from 0 to 355. */
export function turn(angle: number, byDegrees: number): number {
  return (((angle + byDegrees) % 360) + 360) % 360;
}
