import type { Feature } from '#lib/feature.ts'

export const feature: Feature = { about: 'What visitors send from the demo and the contact page.' }
