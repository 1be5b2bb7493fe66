import { describe, expect, it } from 'vitest'
import { problemWords, readForm } from '#lib/form-reading.ts'
import { administratorSignIn, administratorSignUp, patientSignUp, signInForm } from './auth.contract.ts'
import {
  hasDigitsOfPhone,
  isAdministratorHere,
  isTimeZone,
  organizationsAt,
  pageAfterSwitch,
  readReturnAddress,
  screenOf,
  zoneAt,
} from './auth.rules.ts'
import { authText } from './auth.text.ts'

describe('the way back after signing in', () => {
  it.each([
    ['/patient-portal/messages', '/patient-portal/messages'],
    ['/admin?tab=patients#top', '/admin?tab=patients#top'],
    ['/es/patient-portal/profile', '/patient-portal/profile'],
    ['/es', '/'],
    ['/espresso', '/espresso'],
  ])('%s leads to %s', (given, page) => {
    expect(readReturnAddress(given)).toBe(page)
  })

  it.each([
    null,
    undefined,
    '',
    'admin',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/es//elsewhere.example',
    '/x/..//elsewhere.example',
    'javascript:alert(1)',
  ])('%j is not followed', given => {
    expect(readReturnAddress(given)).toBeUndefined()
  })
})

describe('what a hat opens', () => {
  it('takes each to their own screen', () => {
    expect(screenOf('patient')).toBe('/patient-portal')
    expect(screenOf('administrator')).toBe('/admin')
    expect(screenOf('case_manager')).toBe('/case-manager')
    expect(screenOf('specialist')).toBe('/case-manager')
  })
})

describe('organizations of a person', () => {
  const held = (organization: string, hat: 'administrator' | 'case_manager' | 'patient', awaits = false) => ({
    organizationId: organization,
    name: organization === 'a' ? 'Alder' : 'Birch',
    slug: organization,
    hat,
    awaitsSecondFactor: awaits,
  })
  const memberships = [held('a', 'administrator'), held('a', 'case_manager'), held('b', 'patient')]
  const alder = { id: 'a', name: 'Alder' }
  const birch = { id: 'b', name: 'Birch' }

  it('are named once, the chosen one first', () => {
    expect(organizationsAt({ memberships, organizationId: 'b' }, '/admin')).toEqual([birch, alder])
    expect(organizationsAt({ memberships, organizationId: 'a' }, '/patient-portal')).toEqual([alder, birch])
  })

  it('until one is chosen, begin with the one where the hat of the page acts', () => {
    const unchosen = { memberships, organizationId: null }
    expect(organizationsAt(unchosen, '/es/patient-portal/messages')).toEqual([birch, alder])
    expect(organizationsAt(unchosen, '/case-manager')).toEqual([alder, birch])
    expect(organizationsAt(unchosen, '/pricing')).toEqual([alder, birch])
    const both = [held('a', 'administrator', true), held('b', 'administrator')]
    expect(organizationsAt({ memberships: both, organizationId: null }, '/admin')).toEqual([birch, alder])
  })

  it('are switched to where something opens: the same part of the site, or one’s own there', () => {
    expect(pageAfterSwitch(memberships, 'a', '/case-manager/patients/7')).toBe('/case-manager')
    expect(pageAfterSwitch(memberships, 'b', '/es/patient-portal/messages')).toBe('/es/patient-portal')
    expect(pageAfterSwitch(memberships, 'b', '/admin')).toBe('/patient-portal')
    expect(pageAfterSwitch(memberships, 'a', '/pricing')).toBe('/pricing')
  })

  it('make an administrator only where they act', () => {
    expect(isAdministratorHere({ memberships, organizationId: null })).toBe(true)
    expect(isAdministratorHere({ memberships, organizationId: 'a' })).toBe(true)
    expect(isAdministratorHere({ memberships, organizationId: 'b' })).toBe(false)
  })
})

describe('what is wrong in a form', () => {
  const right = {
    fullName: 'Ann Lee',
    email: ' ann@example.com ',
    phone: '555 010 0142',
    password: 'long enough',
    confirmPassword: 'long enough',
  }
  const wordsOf = (schema: typeof patientSignUp | typeof administratorSignIn, form: object) => {
    const { problems = {} } = readForm<unknown>(schema, form)
    return Object.fromEntries(
      Object.entries(problems).map(([field, key]) => [field, problemWords(authText.problems, key)]),
    )
  }

  it('takes a right one and trims the address', () => {
    expect(patientSignUp.parse(right).email).toBe('ann@example.com')
  })

  it.each([
    [{ fullName: 'A' }, { fullName: 'Name must be at least 2 characters' }],
    [{ email: 'ann' }, { email: 'Invalid email address' }],
    [{ phone: '555' }, { phone: 'Phone must be at least 10 digits' }],
    [{ password: 'short', confirmPassword: 'short' }, { password: 'Password must be at least 8 characters' }],
    [{ confirmPassword: 'something else' }, { confirmPassword: "Passwords don't match" }],
  ])('says %j in the specified words', (change, words) => {
    expect(wordsOf(patientSignUp, { ...right, ...change })).toEqual(words)
  })

  it.each([
    ['555 010 0199', true],
    ['+1 555-0100', true],
    ['٠١٢٣ ٤٥٦ ٧٨٩', true],
    ['😀😀😀😀😀😀😀😀😀😀', false],
    ['<script>alert(1)', false],
  ])('a phone number of %j: %j', (phone, isOne) => {
    expect(hasDigitsOfPhone(phone)).toBe(isOne)
    expect(patientSignUp.safeParse({ ...right, phone }).success).toBe(isOne)
  })

  it('takes an organization’s name in an address as it is, and any other text for none', () => {
    const joined = (organization?: string) => patientSignUp.parse({ ...right, organization }).organization
    expect([joined(), joined('harbor-light'), joined('Harbor Light'), joined('x\u0000')]).toEqual([
      undefined,
      'harbor-light',
      '-',
      '-',
    ])
  })

  it('puts the first field first', () => {
    expect(Object.keys(wordsOf(patientSignUp, { ...right, fullName: '', email: '', phone: '' }))[0]).toBe(
      'fullName',
    )
  })

  it('asks for a password at signing in, and for six characters at /auth', () => {
    expect(wordsOf(signInForm, { email: right.email, password: '' })).toEqual({
      password: 'Password is required',
    })
    expect(wordsOf(administratorSignIn, { email: right.email, password: '12345' })).toEqual({
      password: 'Password must be at least 6 characters',
    })
    const short = readForm(administratorSignUp, { ...right, password: '12345', confirmPassword: '12345' })
    expect(short.problems).toEqual({ password: 'passwordShortForStaff' })
  })
})

it('knows a time zone from a joke', () => {
  expect(isTimeZone('America/Denver')).toBe(true)
  expect(isTimeZone('Moon/Base')).toBe(false)
})

describe('the clock of an address', () => {
  const of = (organizationId: string, hat: 'patient' | 'case_manager', timeZone: string | null) => ({
    organizationId,
    hat,
    timeZone,
  })
  const records = [of('a', 'patient', 'America/Denver'), of('b', 'patient', 'America/Chicago')]

  it('is that of the record in which a patient acts, in the portal and on their account', () => {
    expect(zoneAt({ memberships: records, organizationId: 'b' }, '/es/patient-portal/messages')).toBe(
      'America/Chicago',
    )
    expect(zoneAt({ memberships: records, organizationId: null }, '/account')).toBe('America/Denver')
  })

  it('is the device’s for staff, also for somebody who is a patient elsewhere', () => {
    const memberships = [of('c', 'case_manager', null), ...records]
    for (const path of ['/case-manager', '/account', '/admin'])
      expect(zoneAt({ memberships, organizationId: null }, path)).toBeUndefined()
    expect(zoneAt({ memberships, organizationId: null }, '/patient-portal')).toBe('America/Denver')
  })
})
