import type { Feature } from '#lib/feature.ts'

export const feature: Feature = {
  about: 'Leaving at once: signed out, the device emptied, a neutral page shown.',
}
