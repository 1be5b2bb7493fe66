/**
 * Passwords are hashed with less work, for every file of tests with a database: a hash as we ship it takes the processor a
 * tenth of a second, and hundreds are made and compared. That it is asked for with all its work is looked at here; what is
 * about its time asks for it itself (`hashInFull`).
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Work = Required<Pick<crypto.ScryptOptions, 'N' | 'r' | 'p'>> & crypto.ScryptOptions
type Done = (error: Error | null, key: Buffer) => void
type Hash = (password: string, salt: string, bytes: number, work: Work, done: Done) => void

/** Rounds times width: what better-auth asks for. */
const LEAST_WORK = 16_384 * 16
const FEW_ROUNDS = 16

/** Files of one worker share it: it may have taken the place already. */
const { inFull = crypto.scrypt as Hash } = crypto.scrypt as Hash & { inFull?: Hash }

const light: Hash = (password, salt, bytes, work, done) => {
  if (work.N * work.r < LEAST_WORK) throw new Error('a password is hashed with less work than we ship')
  inFull(password, salt, bytes, { ...work, N: FEW_ROUNDS }, done)
}

function hashWith(hash: Hash): void {
  Object.assign(crypto, { scrypt: hash })
  syncBuiltinESMExports()
}

/** In this file passwords take as long as with people. */
export const hashInFull = () => hashWith(inFull)

hashWith(Object.assign(light, { inFull }))
