import { describe, expect, it } from 'vitest'
import { refuseGuessablePassword } from './passwords.server.ts'

const owner = { email: 'Maria.Santos@example.org', name: 'María Santos' }

const refusalOf = (password: string) => {
  try {
    refuseGuessablePassword(password, owner)
  } catch (error) {
    return (error as { data: unknown }).data
  }
}

describe('a common password', () => {
  it.each([
    'password',
    'PassWord',
    '1234567890',
    'iloveyou',
    '13101988',
    'passwordpassword',
    'password password',
    'aaaaaaaaaaaa',
    '        ',
    '!!!!!!!!!!',
  ])('is refused: %s', password => {
    expect(refusalOf(password)).toEqual({ fields: [{ field: 'password', message: 'passwordCommon' }] })
  })

  it.each(['a quiet green door', 'iloveyou, grandma'])('is not this one: %s', password => {
    expect(refusalOf(password)).toBeUndefined()
  })
})

describe("the owner's own name or address", () => {
  it.each([
    'maria.santos@example.org',
    'MARIA.SANTOS@EXAMPLE.ORG',
    'maria santos',
    'María-Santos',
    'maria.santos',
    'maria santos1',
    'santosmaria',
    'mariasantosmariasantos',
    'Handrail',
    'handrail-dana',
  ])('is refused as a password: %s', password => {
    expect(refusalOf(password)).toEqual({ fields: [{ field: 'password', message: 'passwordOwn' }] })
  })

  it.each(['maria has a quiet door', 'maria & 8 quiet doors', 'santos and the sea'])(
    'may be a part of one: %s',
    password => {
      expect(refusalOf(password)).toBeUndefined()
    },
  )
})

describe('an address with a tag, a name with letters of its own', () => {
  it.each(['olaf orsted', 'olaf.orsted', 'olaf.orsted1', 'ØLAF ØRSTED'])('refuses %s', password => {
    const him = { email: 'olaf.orsted+work@example.org', name: 'Ølaf Ørsted' }
    expect(() => refuseGuessablePassword(password, him)).toThrow()
  })
})
