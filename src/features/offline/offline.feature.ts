import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: "A patient's screens without a connection, on a device that is their own.",
}
