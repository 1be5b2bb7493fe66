import { describe, expect, it } from 'vitest'
import { refuseCommonPassword } from './passwords.server.ts'

const refusalOf = (password: string) => {
  try {
    refuseCommonPassword(password)
  } catch (error) {
    return (error as { data: unknown }).data
  }
}

describe('a common password', () => {
  it.each(['password', 'PassWord', '1234567890', 'iloveyou', '13101988'])('is refused: %s', password => {
    expect(refusalOf(password)).toEqual({ fields: [{ field: 'password', message: 'passwordCommon' }] })
  })

  it.each(['a quiet green door', 'password password', 'iloveyou, grandma'])(
    'is not this one: %s',
    password => {
      expect(refusalOf(password)).toBeUndefined()
    },
  )
})
