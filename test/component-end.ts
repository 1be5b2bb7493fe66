/** After each file of component tests: what it left running would meet a document that is gone, and fail the whole run. */
import { afterAll, vi } from 'vitest'
import { toastsAreGone } from './component-screen.tsx'

afterAll(toastsAreGone)
// Parts whose code was still on its way.
afterAll(() => vi.dynamicImportSettled())
