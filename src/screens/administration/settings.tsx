import { Suspense } from 'react'
import { Administrators } from '#features/organizations/parts/administrators.tsx'
import { EngineChoice } from '#features/organizations/parts/engine-choice.tsx'
import { IdleRule } from '#features/organizations/parts/idle-rule.tsx'
import { ModelCallLimit } from '#features/organizations/parts/model-call-limit.tsx'
import { ModelTextRule } from '#features/organizations/parts/model-text-rule.tsx'
import { OrganizationSettings } from '#features/organizations/parts/organization-settings.tsx'
import { OutOfHours } from '#features/organizations/parts/out-of-hours.tsx'
import { SecondFactorRule } from '#features/organizations/parts/second-factor-rule.tsx'
import { SilenceRule } from '#features/organizations/parts/silence-rule.tsx'
import { DefaultCaseManager } from '#features/staff/parts/default-case-manager.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import * as settingsParts from './settings-parts.gen.ts'

const ModelCalls = lazyPart(
  async () => (await import('#features/assistant/model-calls/parts/model-calls.tsx')).default,
)

/** The rules that the organization gives itself: two columns where there is room, on a phone a line each. */
export default function Settings() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start lg:gap-6 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:gap-6">
        <OrganizationSettings />
        <DefaultCaseManager />
        <OutOfHours />
        <SilenceRule />
        <Suspense fallback={null}>
          {Object.entries(settingsParts).map(([name, Part]) => (
            <Part key={name} />
          ))}
        </Suspense>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:gap-6">
        <Administrators />
        <SecondFactorRule />
        <IdleRule />
        <EngineChoice />
        <ModelTextRule />
        <ModelCallLimit />
        <Suspense fallback={null}>
          <ModelCalls />
        </Suspense>
      </div>
    </div>
  )
}
