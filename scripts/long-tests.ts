/**
 * What takes long and seldom breaks: the quick form leaves it to `npm test`, where it begins before the rest (vitest-order.ts).
 * Each says what it asks; what others of its tests keep meanwhile stands there too.
 */
export const longTests: Record<string, string> = {
  'test/check.test.ts': 'the tools of `npm run check`, tried on houses with something wrong in them',
  'test/access-check.db.test.ts': 'the same of the access checks',
  'scripts/new-feature.test.ts': 'a whole feature made by `npm run new-feature`',
  'test/procedures.access.db.test.ts':
    'every procedure tried by everybody; each feature’s own access tests run',
  'test/plans.db.test.ts':
    'the plans of the hot queries among a thousand; test/statements.db.test.ts hears the queries',
  'test/migrations.db.test.ts':
    'the migrate step, repeated and tampered with; every other test stands on a database that it made',
  'test/called-names.db.test.ts':
    'every answer that staff may ask for, looked through for a record’s name said alone',
  'test/procedure-statements.db.test.ts':
    'how many statements every procedure asks; test/statements.db.test.ts hears the hot ones',
  'test/attacks/slow-words.test.ts': 'every function that reads words, with twenty-five thousand letters',
  'bench/desk.db.test.ts': 'the bench itself, in its smallest form',
  'test/caseload-plans.db.test.ts': 'what a caseload touches in an organization of many thousands',
  'test/attacks/noisy-neighbour.db.test.ts': 'that one person in a loop leaves the others alone',
  'test/attacks/reading-opens-nothing.db.test.ts':
    'that whoever reads the whole database can open nothing with it',
  'src/features/auth/sign-in/sign-in.timing.db.test.ts': 'that the time of a sign-in tells nothing',
  'src/platform/embedded-database/embedded-database.db.test.ts': 'the embedded database, ended in every way',
  'test/bad-day/*.db.test.ts': 'servers and databases that end or go away under load',
  'sample/{sample,prepare-sample}.db.test.ts':
    'the sample filled in, and who can sign in to it; every journey in the browser stands on it',
  'test/attacks/guessing.db.test.ts':
    'who guesses passwords, codes and links; src/features/auth/auth.db.test.ts has one who does',
  'test/large-organization.db.test.ts': 'the sections of administration in a large organization',
  'src/features/imports/imports.large.db.test.ts':
    'a large file, cut off in the middle; each step of an import is tried beside it',
  'src/features/reports/reports.large.db.test.ts': 'a report on everybody of a large organization',
  'src/features/care-team/care-team.equivalence.db.test.ts':
    'memberships against what they replaced, at random moments; care-team.access.db.test.ts asks who may',
  'src/features/auth/second-factor/second-factor.db.test.ts':
    'second steps, with a password compared before each; second-factor.rules.test.ts reads the codes',
  'src/features/likeness/likeness.jobs.db.test.ts':
    'who is like another among many thousands; likeness.db.test.ts asks it of a few',
  'src/features/billing/billing.gates.db.test.ts':
    'what Premium closes to everybody, procedure by procedure; billing.access.db.test.ts and billing.gates.test.tsx stay',
  'src/features/billing/billing.stripe.db.test.ts':
    'Stripe’s events in every order; billing.db.test.ts has plans begin and end',
  'src/features/merges/merges.{,around.,found.,people.}db.test.ts':
    'records merged and taken apart, at random and by people; merges.access.db.test.ts merges some of the sample',
  'src/features/patients/patient-records/patient-records.plans.db.test.ts':
    'that a page of administration costs as much as its rows',
  'test/completeness/patients.db.test.ts':
    'every column of every table about a patient changed, downloaded and erased; constraints.db.test.ts and limits.db.test.ts stay',
  'src/jobs.failures.db.test.ts': 'a mail server that is away, a worker that dies amid a mail',
  'src/server/embedded-restarts.db.test.ts': 'the embedded database, killed under a running server',
  'src/platform/jobs/jobs.db.test.ts':
    'later work that fails, waits and is put back, in its own time; src/jobs.db.test.ts runs each kind',
  'src/platform/database/connections.db.test.ts':
    'connections that are lost or hang, until their time limits; database.db.test.ts asks the rest of the session',
  'src/jobs-safe-contact.db.test.ts':
    'every mail to everybody by every way of contact; each feature’s own mail tests stay',
  'src/features/assistant/drafts/drafts.model.db.test.ts':
    'drafts by a model, on and off; drafts.db.test.ts has the guide write them',
  'src/features/assistant/model-calls/model-calls.db.test.ts':
    'what a model was sent, month by month; drafts.db.test.ts stays',
  'src/features/imports/{reading,mending}/*.db.test.ts':
    'files of every make, read and mended; imports.db.test.ts brings one in',
  'src/features/files/files.uploads.access.db.test.ts':
    'uploads in pieces, of 25 MB too; files.access.db.test.ts asks who may',
  'src/platform/storage/s3.test.ts':
    'a bucket that misbehaves, until it is given up; storage.test.ts asks folder and bucket alike',
  'src/features/erasures/erasures.{,traces.}db.test.ts':
    'that nothing is left of whoever was erased; erasures.access.db.test.ts asks who may, and what they see',
  'src/features/patients/patient-search/patient-search.db.test.ts':
    'people found by slips, sounds and old names; patient-search.access.db.test.ts stays',
  'src/features/messaging/messaging.{mail,mail-bursts}.db.test.ts':
    'mails of messages, minute by minute; messaging.db.test.ts sends and reads them',
  'src/features/auth/verification/*.db.test.ts':
    'codes and links by mail, guessed and late; auth.db.test.ts signs up and in',
  'src/features/appointments/appointments.db.test.ts':
    'one time given to one of two hundred who ask at once; appointments.access.db.test.ts and .rules.test.ts stay',
  'src/features/organizations/invitations/invitations.db.test.ts':
    'an invitation of each kind through its whole life; the access tests of whom it makes stay',
  'src/features/inquiries/inquiries.db.test.ts':
    'inquiries and the mails they become; inquiries.http.db.test.ts sends some',
  'src/features/audit/seals/seals.db.test.ts':
    'that the owner of the database is found out; audit-log.access.db.test.ts reads the log',
  'src/features/files/files.bucket.db.test.ts':
    'files in a bucket; storage.test.ts asks folder and bucket alike',
  'src/features/{forms/submissions/submissions,task-management/task-management}.plans.db.test.ts':
    'that a page of a long list costs as much as its rows',
  'src/features/remarks/remarks.db.test.ts':
    'three tabs that write one note over a line that loses answers; test/autosave.test.ts stays',
  'src/features/billing/billing.leaving.db.test.ts':
    'that whoever left is not charged on, Stripe being away too; billing.db.test.ts has plans begin and end',
  'src/features/care-team/care-team.db.test.ts':
    'what an open stream hears of a co-worker, by the clock; care-team.access.db.test.ts asks who may',
  'test/attacks/{budgets,malformed,many-sessions}.db.test.ts':
    'whoever asks too much, in five hundred wrong ways, or in sixteen sessions; test/completeness/limits.db.test.ts stays',
  'test/completeness/seen.db.test.ts':
    'what several may write, by everybody at the same moment; shared-words.db.test.ts asks it of each text',
  'src/features/patients/claims/claims.db.test.ts':
    'records that wait for whoever proves an address; test/access.db.test.ts asks who may',
  'src/features/safety/detection/detection.test.ts':
    'the shipped model, its weight and its time; safety.rules.test.ts asks what is heard as danger',
  'scripts/serve.test.ts':
    'a start that is refused, by every wrong setting; src/server/failure-sentence.test.ts says them',
}
