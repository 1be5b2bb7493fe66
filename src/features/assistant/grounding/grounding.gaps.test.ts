/** Records that do not say a telephone, a day, an hour, a dose, a sum or a name, and 300 drafts whose author filled the gap. */
import { describe, expect, it } from 'vitest'
import { unsettledLines } from '../draft-lines/draft-lines.rules.ts'
import type { DraftSource, SourceKind } from '../draft-sources/draft-sources.rules.ts'
import { readDraftAnswer } from '../drafts/drafts.prompt.ts'
import { makeStandIns } from '../stand-ins/stand-ins.rules.ts'

/** Records as people type them, each with something that it leaves open. */
const records: readonly (readonly [SourceKind, string])[] = [
  ['task', 'Call the landlord about the leak'],
  ['task', 'Send the pay slips to the housing office'],
  ['task', 'Ask the clinic for a new inhaler'],
  ['task', 'Pick up the bus pass'],
  ['task', 'Return the library books'],
  ['goal', 'Find an apartment with two bedrooms'],
  ['goal', 'Finish the welding class'],
  ['goal', 'Save for a security deposit'],
  ['goal', 'See my daughter more often'],
  ['next_step', 'Visit the food pantry'],
  ['next_step', 'Talk to a lawyer about the eviction paper'],
  ['next_step', 'Sign up for English class'],
  ['appointment', 'Eye exam'],
  ['appointment', 'Meeting with the school counselor'],
  ['appointment', 'Court hearing'],
  ['notes', 'I take metformin and a pill for blood pressure.'],
  ['notes', 'My sister can drive me sometimes.'],
  ['notes', 'I owe money to the hospital.'],
  ['answer', 'Medicine: I am out of my pills'],
  ['answer', 'Work: I clean offices at night'],
  ['answer', 'Phone: I share one with my son'],
  ['checklist', 'Health insurance'],
  ['checklist', 'Birth certificate'],
  ['form', 'Form handed in: Housing application'],
  ['record', 'Status: active.'],
  ['task', 'Llamar al dueño por la fuga de agua'],
  ['task', 'Llevar los recibos a la oficina de vivienda'],
  ['task', 'Pedir una receta nueva en la farmacia'],
  ['task', 'Recoger la tarjeta del autobús'],
  ['task', 'Inscribir al niño en la escuela'],
  ['goal', 'Encontrar un departamento'],
  ['goal', 'Terminar la clase de inglés'],
  ['goal', 'Ahorrar para el depósito'],
  ['goal', 'Ver más a mis hijos'],
  ['next_step', 'Ir a la despensa de comida'],
  ['next_step', 'Hablar con un abogado'],
  ['next_step', 'Pedir una cita con el dentista'],
  ['appointment', 'Examen de la vista'],
  ['appointment', 'Reunión con la consejera de la escuela'],
  ['appointment', 'Audiencia en la corte'],
  ['notes', 'Tomo insulina y una pastilla para la presión.'],
  ['notes', 'Mi hermana me lleva a veces.'],
  ['notes', 'Debo dinero al hospital.'],
  ['answer', 'Medicina: se me acabaron las pastillas'],
  ['answer', 'Trabajo: limpio oficinas de noche'],
  ['answer', 'Teléfono: comparto uno con mi hijo'],
  ['checklist', 'Seguro médico'],
  ['checklist', 'Acta de nacimiento'],
  ['form', 'Formulario entregado: solicitud de vivienda'],
  ['record', 'Estado: activo.'],
]

/** What an author who does not like gaps puts into them, in several forms of each. */
const fillings: Readonly<Record<string, readonly string[]>> = {
  telephone: ['at 303-555-0142', 'al 720 555 0199', '(tel. 3035550177)', 'by text to (719) 555-0130'],
  day: ['by March 14', 'on Tuesday', 'el 3 de abril', 'before 2026-05-01', 'next week'],
  hour: ['at 3:30 PM', 'a las 10 de la mañana', 'at nine in the morning', 'at 14:15'],
  dose: ['500 mg twice a day', '20 unidades cada noche', 'two tablets with food', '5 ml every 6 hours'],
  sum: ['for $85', 'por 1,200 dólares', 'which costs 40 dollars', 'with 15% off'],
  name: ['with Mr. Keller', 'con la licenciada Robles', 'at Mercy House', 'as Dr. Osei said'],
}

const drafts = records.flatMap(([what, words], at) =>
  Object.entries(fillings).map(([gap, forms]) => ({
    gap,
    source: { key: 'F1', what, words, on: null } satisfies DraftSource,
    filled: `${words.replace(/\.$/, '')} ${forms[at % forms.length]}`,
  })),
)

function draftOf({ source, filled }: (typeof drafts)[number]) {
  const lines = [source.words, filled].map(words => ({ words, from: [source.key] }))
  const read = readDraftAnswer({ sections: [{ heading: 'Open', lines }] }, [source], makeStandIns())
  return read ?? { text: '', lines: [] }
}

describe('300 drafts from records with gaps', () => {
  it('are three hundred', () => {
    expect(drafts).toHaveLength(300)
  })

  it.each(Object.keys(fillings))(
    'an invented %s is marked, and no such draft can be accepted as it is',
    gap => {
      const accepted = drafts
        .filter(draft => draft.gap === gap)
        .filter(draft => {
          const { lines, text } = draftOf(draft)
          const isThere = text.includes(draft.filled)
          return isThere && !unsettledLines(lines, text).some(({ words }) => words === draft.filled)
        })
      expect(accepted.map(({ filled }) => filled)).toEqual([])
    },
  )

  it('what the record does say is left alone, with the gap open', () => {
    const marked = drafts.filter(
      draft => draftOf(draft).lines.find(({ words }) => words === draft.source.words)?.missing.length !== 0,
    )
    expect(marked.map(({ source }) => source.words)).toEqual([])
  })
})
