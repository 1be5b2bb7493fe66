import { createContext, useContext } from 'react'

/** Takes words into the place where the next step is written, and goes there. */
const PlanStepContext = createContext<((step: string) => void) | undefined>(undefined)

/** Whoever has a place to write the next step says here how words come into it. */
export const PlanStep = PlanStepContext.Provider

/** Makes something the next step that is about to be said; undefined where none is written. */
export const usePlanStep = () => useContext(PlanStepContext)
