import { brandText } from '#lib/brand.text.ts'
import { brand } from '#lib/brand.ts'

export const securityText = {
  title: 'Security and trust',
  description: `Who may see a record in ${brand.name}, who looked, what the AI may do, and what we do not claim: controls that can be checked, in plain words.`,
  heading: 'A record is a life story, not a row of data.',
  lead: 'So the rule of who may read it does not live in a screen that somebody can forget. It lives in the database, which refuses.',
  contact: 'Ask a security question',
  demo: 'Ask for a demo',
  cardsTitle: 'Six things we build for',
  cards: [
    {
      title: 'Security',
      body: 'Strong password hashes, a list of common passwords refused, an optional second factor and passkeys, and one list of your sessions with “sign out everywhere”. Pages run only their own scripts.',
    },
    {
      title: 'Role-based access control',
      body: 'Patient, case manager, specialist and administrator are roles of the database, each with its own rules: which rows it may see, and which fields it may write.',
    },
    {
      title: 'Audit logs',
      body: 'Opening a patient’s page or conversation, and every change, leaves an entry: who, what and when, never names or contents. The log can be added to and not rewritten.',
    },
    {
      title: 'Compliance-aware design',
      body: 'HIPAA, 42 CFR Part 2, FERPA and GDPR shaped how access, logs, downloads and consent to AI work. Designed for them is not certified for them, and we say which part stays with you.',
    },
    {
      title: 'Data management',
      body: 'Each organization is behind a wall of its own. Patients download what is held about them, and can ask to be erased. Moving a patient to another manager ends the first one’s access at once.',
    },
    {
      title: 'AI governance',
      body: 'Safety rules come before any engine. The built-in guide needs no network. Nothing an engine writes joins a record until a named person accepts it.',
    },
  ],
  pathTitle: 'How one request reaches one record',
  pathLead: 'The same way, every time, for every screen.',
  path: [
    {
      label: 'It arrives with nothing',
      description:
        'The server’s own login owns no table and may read none. A request that proves nothing gets nothing.',
    },
    {
      label: 'It takes on one role',
      description:
        'The session is checked in the same step as the question: this person, this role, this organization, today.',
    },
    {
      label: 'The database decides',
      description:
        'Row policies let through only what that role may see. What is not there and what is not allowed get the same answer.',
    },
    {
      label: 'It leaves a mark',
      description:
        'Opening a record is written down with the answer. Changes are written down by the database itself.',
    },
  ],
  seesTitle: 'Who sees what',
  seesLead: 'In one organization. Between two organizations the answer is always: nothing.',
  seesMay: 'Sees',
  seesNot: 'Never sees',
  sees: [
    ['Patient', 'Their own record, and who opened it', 'Other people; what staff have not signed'],
    ['Case manager', 'The patients on whose care team they are', 'Other patients; private notebooks'],
    ['Specialist', 'The patients on whose care team they are', 'Letters between patient and case manager'],
    [
      'Administrator',
      'The organization’s people, messages with staff, the audit log',
      'Private notebooks; other organizations',
    ],
    ['Visitor', 'Public pages', 'Everything else'],
  ],
  controlsTitle: 'Controls, and how to check them',
  controlsLead: `${brand.name} is open source. You do not have to believe this page: for each control there is a place to look.`,
  doneIn: 'Done in',
  testedBy: 'Tested by',
  controls: [
    {
      who: 'A role per person’s part',
      does: 'Five roles of the database, and one for background work. A generated page lists, in words, what each may see, add, change and delete. Every policy has a test that tries to break it.',
    },
    {
      who: 'A wall between organizations',
      does: 'Every row carries its organization, and no reference can cross from one to another. The rule is part of the keys, not of a filter.',
    },
    {
      who: 'Sessions',
      does: 'Looked up inside each request. Ending one ends it at once, in live streams too. The database keeps only their hashes: who reads a backup can open nothing with it.',
    },
    {
      who: 'Sign-in',
      does: 'Answers alike, and in the same time, for a wrong password and an unknown address. Guessing slows whoever guesses and never keeps you out on a device you used before. An organization can require a second factor of its staff.',
    },
    {
      who: 'The browser',
      does: 'A strict content policy with the hashes of our own scripts. Other sites cannot frame the pages. No trackers and no ads.',
    },
    {
      who: 'Mail',
      does: 'Goes only to addresses from the record, never to one that a request names. Subjects reveal nothing. The patient’s safe hours hold for every mail.',
    },
    {
      who: 'A shared device',
      does: 'Quick exit on every patient page. What stays on a phone for offline use is there only after the person said that it is their own, and goes at sign-out.',
    },
    {
      who: 'Erasure',
      does: 'Of a person who is erased nothing stays in a table, a file, a job or a mail, and the log loses the name. A copy of the database that is restored erases again before it serves.',
    },
  ],
  aiTitle: 'What the AI may do',
  aiLead: 'And what it may not, in every organization, with every engine.',
  ai: [
    'Words of danger are found by the program itself, in two languages, before any engine is asked. Help is shown at once.',
    'The guide is built in, gives the same answer to the same words, and sends nothing anywhere.',
    'No engine judges feelings, gives therapy or decides about a person.',
    'Patients are asked before a model may ever read their words, may say no, and lose nothing by it.',
    'What a language model was sent about whom, administrators read word for word, for 90 days.',
    'It can be switched off for an organization. The checklist, messages and tasks go on without it.',
  ],
  rulesTitle: 'Rules we designed for',
  rulesLead:
    'None of these is a certificate. Each sentence says what the design helps with, and what it leaves to you.',
  rules: [
    {
      who: 'HIPAA',
      does: 'Designed for the Security Rule’s access control, audit controls and person authentication, and for a patient’s right to a copy. Your risk analysis and business associate agreements stay with you and whoever runs your copy.',
    },
    {
      who: '42 CFR Part 2',
      does: 'Designed so that records of treatment for substance use leave an organization only by a person’s act. Consents and the notice that goes with a disclosure are not recorded here yet.',
    },
    {
      who: 'FERPA',
      does: 'Designed for access by assignment, a record of who looked, and a student’s right to inspect. The reasons of disclosures to others stay in your own log.',
    },
    {
      who: 'GDPR',
      does: 'Designed for access and portability, for few data and for no decision by a machine alone. A legal basis, a processing agreement and the place of the servers are your choice.',
    },
  ],
  honestTitle: 'What we do not claim',
  uptime: brand.claims.uptimeTarget,
  uptimeLabel: brandText.claims.uptimeTarget,
  uptimeNote: 'A target, not a promise and not a measurement. It depends on where a copy runs.',
  honest: [
    'No certificate and no audit by a third party. When there is one, its name and date will stand here.',
    'Encryption on the wire and on the disk is set up by whoever runs a copy, with their own keys.',
    'Row policies guard against mistakes in our questions to the database. They are not a shield against somebody who already runs the server.',
    'The log is sealed every hour, and a check finds what was changed afterwards. That its last entries were not cut off is proven only against a seal noted outside this copy.',
  ],
  closingTitle: 'Send us your questionnaire.',
  closingBody: 'A person answers, line by line, and writes “no” where the answer is no.',
}
