import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { joinClasses } from '#ui/class-names.ts'
import { Handrail } from '#ui/handrail.tsx'
import { PauseIcon, PlayIcon } from '#ui/icons.ts'
import { useRotation } from '#ui/rotation.ts'
import { copilotDemoText as text } from './copilot-demo.text.ts'
import { Decision, Draft, Plan, Writing } from './copilot-scenes.tsx'

/** How long each step is shown. */
const STEP_MS = 3_000

const scenes: readonly ReactNode[] = [
  <Writing key="writing" />,
  <Draft key="draft" />,
  <Decision key="decision" />,
  <Plan key="plan" />,
]

/**
 * The assistant in four steps that follow one another along the rail. Every step is in the page from the start, all in
 * one cell of a grid, so that the tallest keeps the room and nothing jumps; without scripts they stand one under another.
 */
export function CopilotDemo() {
  const { step, isPaused, choose, toggle, region } = useRotation<HTMLDivElement>(text.steps.length, STEP_MS)
  return (
    <section aria-labelledby="copilot-demo" className="border-line border-y bg-sunken">
      <div className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-28">
        <div className="mb-10 grid gap-3 lg:mb-14">
          <h2 id="copilot-demo" className="font-display text-3xl tracking-tight sm:text-5xl">
            {text.title}
          </h2>
          <p className="max-w-prose text-lg text-muted">{text.lead}</p>
        </div>
        <div {...region} data-step={step + 1}>
          <div className="mb-6 noscript:hidden lg:mb-8">
            <Handrail
              direction="horizontal"
              label={text.stepsLabel}
              current={step}
              steps={text.steps.map(({ label }, position) => ({
                key: label,
                label: (
                  <StepButton
                    number={position + 1}
                    label={label}
                    isCurrent={position === step}
                    onPress={() => choose(position)}
                  />
                ),
              }))}
            />
          </div>
          <ol className="grid noscript:gap-8">
            {text.steps.map(({ title, body }, position) => (
              <li
                key={title}
                className={joinClasses(
                  'noscript:visible grid noscript:opacity-100 transition-opacity duration-200 [grid-area:1/1] noscript:[grid-area:auto]',
                  position !== step && 'invisible opacity-0',
                )}
              >
                <Scene title={title} body={body} picture={scenes[position]} />
              </li>
            ))}
          </ol>
          <Button
            look="quiet"
            icon={
              isPaused ? (
                <PlayIcon size={18} aria-hidden="true" />
              ) : (
                <PauseIcon size={18} aria-hidden="true" />
              )
            }
            onClick={toggle}
            className="mt-3 noscript:hidden motion-reduce:hidden"
          >
            {isPaused ? text.play : text.pause}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** The post of a step, to be pressed. A phone has room for its number only; its name is still read aloud. */
function StepButton({
  number,
  label,
  isCurrent,
  onPress,
}: {
  number: number
  label: string
  isCurrent: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isCurrent}
      onClick={onPress}
      className="-ml-2 grid min-h-11 min-w-11 items-center rounded-card px-2 text-left hover:bg-surface hover:text-rail"
    >
      <span className="md:sr-only">{number}</span> <span className="sr-only md:not-sr-only">{label}</span>
    </button>
  )
}

function Scene({ title, body, picture }: { title: string; body: string; picture: ReactNode }) {
  return (
    <div className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[5fr_7fr] lg:grid-rows-1">
      <div className="grid content-start gap-4 p-6 sm:p-8 lg:content-center lg:p-12">
        <h3 className="font-display text-2xl leading-tight tracking-tight sm:text-4xl">{title}</h3>
        <p className="text-lg text-muted">{body}</p>
      </div>
      <div className="grid items-center border-line border-t bg-rail-soft p-3 sm:p-6 lg:border-t-0 lg:border-l">
        {picture}
      </div>
    </div>
  )
}
