import { type FormReading, readForm, type Schema } from '#lib/form-reading.ts'
import { viewOnDemand } from './view-on-demand.ts'

/**
 * Reads a form by a contract whose code comes when somebody changes something: whoever only looks at the page has no use for it.
 * Where it is still on its way when they save, the form waits for it.
 */
export function readingOnDemand<Data>(load: () => Promise<Schema<Data>>) {
  const contract = viewOnDemand(load)
  return {
    /** Asks ahead: what a form brings once it was changed. */
    fetch: contract.fetch,
    read: (values: unknown): FormReading<Data> | Promise<FormReading<Data>> =>
      contract.view
        ? readForm(contract.view, values)
        : contract.bring().then(() => readForm(contract.view as Schema<Data>, values)),
  }
}
