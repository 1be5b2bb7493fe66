/** How well lines were recognised, in figures and sentences. */
import type { NeedsLine, SafetyLine } from './training-lines.ts'

/** A line with what was said of it. */
export interface SaidSafety extends SafetyLine {
  said: { level: string; kind: string | null }
}

export interface SaidNeeds extends NeedsLine {
  said: readonly string[]
}

const part = (some: number, all: number) => (all === 0 ? null : some / all)
const words = (share: number | null) => (share === null ? '–' : share.toFixed(3))
const isDanger = ({ level }: SafetyLine) => level !== 'none'
const isAlarm = ({ said }: SaidSafety) => said.level !== 'none'

/** What is asked of the recognition of danger: recall by level, precision, alarms among a hundred ordinary texts. */
export function safetyFigures(lines: readonly SaidSafety[]) {
  const alarmed = (those: readonly SaidSafety[]) => part(those.filter(isAlarm).length, those.length)
  const alarms = lines.filter(isAlarm)
  const ordinary = alarmed(lines.filter(line => !isDanger(line) && line.not === null))
  const found = alarms.filter(isDanger)
  return {
    lines: lines.length,
    explicit: alarmed(lines.filter(({ level }) => level === 'explicit')),
    implicit: alarmed(lines.filter(({ level }) => level === 'implicit')),
    precision: part(found.length, alarms.length),
    alarmsInHundred: ordinary === null ? null : ordinary * 100,
    rightKind: part(found.filter(({ kind, said }) => kind === said.kind).length, found.length),
    rightLevel: part(found.filter(({ level, said }) => level === said.level).length, found.length),
  }
}

function safetyRow(name: string, lines: readonly SaidSafety[]): string {
  const figures = safetyFigures(lines)
  const ordinary = figures.alarmsInHundred === null ? '–' : figures.alarmsInHundred.toFixed(1)
  return `| ${name} | ${figures.lines} | ${words(figures.explicit)} | ${words(figures.implicit)} | ${words(figures.precision)} | ${ordinary} | ${words(figures.rightKind)} | ${words(figures.rightLevel)} |`
}

/** The families that went wrong most often, with how many of their lines: where more lines would help most. */
function worstFamilies(lines: readonly SaidSafety[]): string[] {
  const families = new Map<string, { wrong: number; all: number }>()
  for (const line of lines) {
    const family = families.get(line.family) ?? { wrong: 0, all: 0 }
    family.all++
    if (isAlarm(line) !== isDanger(line)) family.wrong++
    families.set(line.family, family)
  }
  return [...families]
    .filter(([, { all }]) => all >= 5)
    .sort(([, a], [, b]) => b.wrong / b.all - a.wrong / a.all)
    .slice(0, 25)
    .map(([name, { wrong, all }]) => `${name} (${wrong} of ${all})`)
}

/** A table: what each threshold would give, with an alarm where `isAlarmAt` says so. */
export function describeThresholds<Line extends SaidSafety>(
  lines: readonly Line[],
  isAlarmAt: (threshold: number, line: Line) => boolean,
): string {
  const saidAt = (threshold: number) =>
    lines.map(line => ({
      ...line,
      said: { level: isAlarmAt(threshold, line) ? 'explicit' : 'none', kind: null },
    }))
  return [
    '| threshold | explicit recalled | implicit recalled | precision | alarms in 100 ordinary |',
    '|---|---|---|---|---|',
    ...[0.3, 0.35, 0.4, 0.5, 0.6, 0.7].map(threshold => {
      const { explicit, implicit, precision, alarmsInHundred } = safetyFigures(saidAt(threshold))
      const ordinary = alarmsInHundred === null ? '–' : alarmsInHundred.toFixed(1)
      return `| ${threshold.toFixed(2)} | ${words(explicit)} | ${words(implicit)} | ${words(precision)} | ${ordinary} |`
    }),
  ].join('\n')
}

/** A table: everything, by language, then recall by kind and alarms by what makes a line harmless. */
export function describeSafety(lines: readonly SaidSafety[]): string {
  const languages = [...new Set(lines.map(({ lang }) => lang))].sort()
  const kinds = [...new Set(lines.flatMap(({ kind }) => kind ?? []))].sort()
  const nots = [...new Set(lines.flatMap(({ not }) => not ?? []))].sort()
  const share = (those: readonly SaidSafety[]) =>
    `${words(part(those.filter(isAlarm).length, those.length))} of ${those.length}`
  return [
    '| lines | number | explicit recalled | implicit recalled | precision | alarms in 100 ordinary | right kind | right level |',
    '|---|---|---|---|---|---|---|---|',
    safetyRow('all', lines),
    ...languages.map(language =>
      safetyRow(
        language,
        lines.filter(({ lang }) => lang === language),
      ),
    ),
    '',
    '| what it is | explicit recalled | implicit recalled |',
    '|---|---|---|',
    ...kinds.map(kind => {
      const ofLevel = (level: string) =>
        share(lines.filter(line => line.kind === kind && line.level === level))
      return `| ${kind} | ${ofLevel('explicit')} | ${ofLevel('implicit')} |`
    }),
    '',
    '| what makes it harmless | alarms |',
    '|---|---|',
    ...nots.map(not => `| ${not} | ${share(lines.filter(line => line.not === not))} |`),
    `| (ordinary) | ${share(lines.filter(line => !isDanger(line) && line.not === null))} |`,
    '',
    `Most often wrong: ${worstFamilies(lines).join(', ')}.`,
  ].join('\n')
}

/** Found, missed and invented labels together as one figure. */
export function needsFigures(lines: readonly SaidNeeds[], only?: string) {
  let [right, said, meant] = [0, 0, 0]
  for (const line of lines) {
    const counted = (needs: readonly string[]) => (only ? needs.filter(need => need === only) : needs)
    right += counted(line.said).filter(need => line.needs.includes(need)).length
    said += counted(line.said).length
    meant += counted(line.needs).length
  }
  const f1 = part(2 * right, said + meant)
  return { lines: lines.length, precision: part(right, said), recall: part(right, meant), f1 }
}

/** A table: everything, by language, then by need. */
export function describeNeeds(lines: readonly SaidNeeds[]): string {
  const row = (name: string, { precision, recall, f1 }: ReturnType<typeof needsFigures>) =>
    `| ${name} | ${words(precision)} | ${words(recall)} | ${words(f1)} |`
  const languages = [...new Set(lines.map(({ lang }) => lang))].sort()
  const needs = [...new Set(lines.flatMap(line => line.needs))].sort()
  return [
    `| needs (${lines.length} lines) | precision | recall | F1 |`,
    '|---|---|---|---|',
    row('all', needsFigures(lines)),
    ...languages.map(language => row(language, needsFigures(lines.filter(({ lang }) => lang === language)))),
    ...needs.map(need => row(need, needsFigures(lines, need))),
  ].join('\n')
}
