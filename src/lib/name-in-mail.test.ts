import { expect, it } from 'vitest'
import { nameInMail } from './name-in-mail.ts'

it.each([
  ['Riverbend Community Care', 'Riverbend Community Care'],
  ['St. Mary’s, J.R. Smith & Sons Inc.', 'St. Mary’s, J.R. Smith & Sons Inc.'],
  ['Route 66 Outreach', 'Route 66 Outreach'],
  ['Win a prize at prize.example.org now', 'Win a prize at now'],
  ['Call 555 555 0199 today', 'Call today'],
  ['https://evil.example/x', undefined],
  ['Write to us: me@evil.example', 'Write to'],
  ['ｅｖｉｌ．ｏｒｇ team', 'team'],
  ['evil\u3002example team', 'team'],
  ['evil\uff61example team', 'team'],
  ['evil.\u2060example team', 'team'],
  ['evil.\u00adexample team', 'team'],
  ['e\u200bv\u200bil\u200b.\u200bexample team', 'team'],
  ['1.2.3.4 team', 'team'],
  ['Team 2.5', 'Team 2.5'],
  ['Call ①⑤⑤⑤①②③④⑤⑥⑦ today', 'Call today'],
  ['Call ❶❺❺❺❶❷❸❹❺❻❼ today', 'Call today'],
])('carries of %s only %s', (typed, carried) => {
  expect(nameInMail(typed)).toBe(carried)
})
