// Rule 1 of the house: imports run down, never in a circle, and browser code never reaches the server.
// `scripts/floors.ts` runs these rules (and makes sure that something was looked at).

const tests = String.raw`\.(test\.tsx?|samples\.ts|visits\.ts|e2e\.ts)$`
const serverFiles = String.raw`(^src/server/|\.(server|mail|prompt|defaults)\.tsx?$)`
const serverMaps = String.raw`^src/access\.order\.ts$`
const browserFiles = String.raw`(\.(queries|store|client)\.ts|\.tsx)$`
const maps = '^src/[^/]+$'
// Types that a machine wrote (of tables, of routes) belong to no floor.
const generated = String.raw`\.gen\.ts$`
const shared = String.raw`(\.(contract|rules|feature|text|text\.es|queries|store)\.ts$|/parts/)`
const feature = '^src/features/([^/]+)/'

/** A floor may import only what stands on a lower one. */
function floor(name, from, to, why) {
  return {
    name,
    comment: why,
    severity: 'error',
    from: { path: from, pathNot: [tests] },
    to: { path: to, pathNot: [generated] },
  }
}

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one thing, or miss a third; types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-missing-file',
      comment: 'This import leads nowhere, so no other rule can follow it.',
      severity: 'error',
      from: {},
      // React Router writes `+types` next to nothing; virtual modules exist only while building.
      to: { couldNotResolve: true, pathNot: [String.raw`/\+types/`, '^virtual:', String.raw`\?`] },
    },
    floor(
      'the-program-is-on-top',
      '^src/(?!server/)',
      '^src/server/',
      'Nothing builds on the program itself.',
    ),
    floor(
      'maps-are-under-the-program',
      '^src/(?!server/)[^/]+/',
      maps,
      'Only the program and the maps (root, routes, router, jobs) see everything.',
    ),
    floor(
      'screens-are-under-the-maps',
      '^src/(features|ui|platform|lib)/',
      '^src/screens/',
      'Nothing builds on a screen.',
    ),
    floor(
      'features-are-under-the-screens',
      '^src/(ui|platform|lib)/',
      '^src/features/',
      'What features stand on knows no noun.',
    ),
    floor(
      'ui-knows-no-outside',
      '^src/ui/',
      '^src/platform/',
      'ui says how it looks; what it shows is handed to it.',
    ),
    floor(
      'platform-draws-nothing',
      '^src/platform/',
      String.raw`^src/ui/.*\.tsx$`,
      'platform talks to the outside; it may say that a toast is due, but draws none.',
    ),
    floor('lib-is-the-ground', '^src/lib/', '^src/(ui|platform)/', 'lib holds pure functions.'),
    floor(
      'src-needs-only-src',
      '^src/',
      '^(scripts|sample|test|e2e|bench|docs|build)/',
      'The product runs without its workshop.',
    ),
    floor('no-code-from-tests', '^src/', tests, 'A test is for running, not for importing.'),
    {
      name: 'features-meet-at-their-contracts',
      comment: "Of another feature: its contract, rules, text, queries and parts; never its server's side.",
      severity: 'error',
      from: { path: feature, pathNot: [tests] },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', shared, generated] },
    },
    {
      name: 'browser-never-reaches-the-server',
      // Every file that is not the server's is forbidden to import one that is, so nothing can lead there in two steps.
      comment: 'Only files of the server import files of the server.',
      severity: 'error',
      from: { path: '^src/', pathNot: [serverFiles, serverMaps, tests] },
      to: { path: [serverFiles, serverMaps] },
    },
    {
      name: 'browser-has-no-node',
      comment: "Node's own modules exist on the server only.",
      severity: 'error',
      from: { path: '^src/', pathNot: [serverFiles, serverMaps, tests, String.raw`^src/routes\.ts$`] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-draws-nothing',
      comment: 'The server runs TypeScript as it stands: it can load no JSX and needs no query objects.',
      severity: 'error',
      from: {
        path: [serverFiles, String.raw`\.(contract|rules)\.ts$`],
        pathNot: [tests, String.raw`\.tsx$`],
      },
      to: { path: `^src/.*${browserFiles}` },
    },
    {
      name: 'only-platform-talks-to-the-outside',
      comment:
        'The database driver, the queue, mail, models, payments and storage are reached through platform alone.',
      severity: 'error',
      from: { path: '^src/(screens|features|ui|lib)/', pathNot: [tests] },
      to: {
        path: 'node_modules/(pg|pg-boss|nodemailer|stripe|ai|better-auth|pino|@ai-sdk/[^/]+|@aws-sdk/[^/]+|@orpc/client|@hono/node-server)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types are read too, before the compiler takes them away.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
