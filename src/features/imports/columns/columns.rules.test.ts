import { describe, expect, it } from 'vitest'
import { guessColumns, guessDateOrder, missingColumn, readDay } from './columns.rules.ts'

describe('columns', () => {
  it('are guessed from headings in English and Spanish, each fact once', () => {
    expect(
      guessColumns('patients', ['Full Name', 'D.O.B.', 'E-Mail Address', 'Cell', 'Shoe size', 'Email']),
    ).toEqual(['name', '', 'email', 'phone', '', ''])
    expect(
      guessColumns('patients', [
        'Nombre',
        'Apellidos',
        'Fecha de nacimiento',
        'Teléfono',
        'Correo electrónico',
      ]),
    ).toEqual(['givenName', 'familyName', 'birthDate', 'phone', 'email'])
    expect(guessColumns('tasks', ['Tarea', 'Asignado a', 'Fecha límite', 'Prioridad'])).toEqual([
      'title',
      'assignee',
      'dueOn',
      'priority',
    ])
  })

  it('that are needed are asked for', () => {
    expect(missingColumn('patients', ['', 'email'])).toBe('name')
    expect(missingColumn('patients', ['familyName'])).toBeUndefined()
    expect(missingColumn('case_managers', ['name'])).toBe('email')
    expect(missingColumn('tasks', ['assignee'])).toBe('title')
  })
})

describe('days', () => {
  it('say by themselves which of month and day comes first, where one is above twelve', () => {
    expect(guessDateOrder(['3/12/1984', '3/4/1990'])).toBe('mdy')
    expect(guessDateOrder(['x', '13/12/1984'])).toBe('dmy')
    expect(guessDateOrder(['1984-03-12'])).toBe('ymd')
  })

  it.each([
    ['3/12/1984', 'mdy', '1984-03-12'],
    ['3/12/1984', 'dmy', '1984-12-03'],
    ['3.1.1984', 'dmy', '1984-01-03'],
    ['1984-03-12', 'mdy', '1984-03-12'],
    ['1984-03-12T00:00:00', 'mdy', '1984-03-12'],
    ['1984/3/2', 'ymd', '1984-03-02'],
    ['', 'mdy', ''],
    ['2/30/1984', 'mdy', undefined],
    ['3/12/84', 'mdy', undefined],
    ['soon', 'mdy', undefined],
  ] as const)('%s as %s is %s', (typed, order, day) => {
    expect(readDay(typed, order)).toBe(day)
  })
})
