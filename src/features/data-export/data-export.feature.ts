import type { Feature } from '#lib/feature.ts'

export const feature: Feature = { about: 'A patient downloads everything that is held about them.' }
