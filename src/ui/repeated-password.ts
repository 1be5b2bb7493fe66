import { useState } from 'react'
import { type FormReading, withProblems } from '#lib/form-reading.ts'

type Passwords<Name extends string> = Readonly<Partial<Record<Name | 'confirmPassword', string>>>

/** The reading of a form with two passwords: that they are not alike, a contract says only when all else is right. */
export function readRepeated<Name extends string, Data>(
  reading: FormReading<Data>,
  values: Passwords<Name>,
  name: Name,
): FormReading<Data> {
  const { [name]: first, confirmPassword: second } = values
  const isAlike = second === undefined || first === second
  return withProblems(reading, isAlike ? {} : { confirmPassword: 'passwordsDiffer' })
}

/**
 * What ties the second of two passwords to its form. That they are not alike is said once it is left, and until they are, whichever
 * of the two is mended.
 */
export function useRepeatedPassword<Name extends string, Control extends { error: string | undefined }>(
  { values, field }: { values: Passwords<Name>; field: (name: 'confirmPassword') => Control },
  name: Name,
  words: { passwordsDiffer: string },
) {
  const [isLeft, setLeft] = useState(false)
  const { [name]: first, confirmPassword: second } = values
  const differ = words.passwordsDiffer
  const control = field('confirmPassword')
  const otherwise = control.error === differ ? undefined : control.error
  const error = first === second ? otherwise : isLeft && second ? differ : control.error
  return { ...control, error, onBlur: () => setLeft(Boolean(second)) }
}
