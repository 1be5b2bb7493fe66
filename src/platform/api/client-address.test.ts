import { expect, test } from 'vitest'
import { askingAddress, networkOf } from './client-address.server.ts'

test('without proxies of our own, nothing that a request claims is believed', () => {
  expect(askingAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9')
  expect(askingAddress(undefined, null, 0)).toBe('unknown')
})

test('behind proxies, the outermost of them says who asked; what was claimed before it is left', () => {
  expect(askingAddress('10.0.0.1', '198.51.100.1', 1)).toBe('198.51.100.1')
  expect(askingAddress('10.0.0.1', '1.2.3.4, 198.51.100.1', 1)).toBe('198.51.100.1')
  expect(askingAddress('10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1')
  expect(askingAddress('10.0.0.1', '1.2.3.4,2001:db8::1,10.0.0.2', 2)).toBe('2001:db8::1')
})

test('a request that went around a proxy counts as what is known of it', () => {
  expect(askingAddress('10.0.0.1', null, 1)).toBe('10.0.0.1')
  expect(askingAddress('10.0.0.1', ' , ', 2)).toBe('10.0.0.1')
})

test('an IPv6 address counts as its network, and IPv4 as itself however it is written', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('unknown')).toBe('unknown')
})
