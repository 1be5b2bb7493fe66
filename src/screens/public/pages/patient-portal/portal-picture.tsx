import { CalendarIcon, MessageIcon } from '#ui/icons.ts'
import { patientPortalText as text } from './patient-portal.text.ts'

/** What a patient sees on a phone, as an example: the next step, a message, an appointment. */
export function PortalPicture() {
  const { picture } = text
  return (
    <figure
      aria-label={text.pictureLabel}
      className="relative m-0 mx-auto w-full max-w-[22rem] rounded-[2rem] border-[6px] border-rail bg-paper p-5 pb-8 shadow-float wrap-anywhere"
    >
      <p className="mt-2 mb-5 font-display text-3xl tracking-tight">{picture.hello}</p>
      <div className="relative grid gap-5 before:absolute before:inset-y-0 before:left-0 before:w-1.5 before:rounded-full before:bg-rail">
        <div className="ml-6 grid gap-1 rounded-card border border-marigold bg-surface p-4">
          <span className="flex items-center gap-2 text-muted text-sm">
            <span aria-hidden="true" className="size-3 rounded-full bg-marigold" />
            {picture.nextStep} · {picture.stepWhen}
          </span>
          <span className="font-semibold text-lg">{picture.step}</span>
        </div>
        <div className="ml-6 grid gap-1 rounded-card border border-line bg-surface p-4">
          <span className="flex items-center gap-2 text-muted text-sm">
            <MessageIcon size={16} aria-hidden="true" className="shrink-0 text-rail" />
            {picture.sender}
          </span>
          <span>{picture.message}</span>
        </div>
        <div className="ml-6 grid gap-1 rounded-card border border-line bg-surface p-4">
          <span className="flex items-center gap-2 text-muted text-sm">
            <CalendarIcon size={16} aria-hidden="true" className="shrink-0 text-rail" />
            {picture.appointmentWhen}
          </span>
          <span className="font-semibold">{picture.appointment}</span>
        </div>
      </div>
    </figure>
  )
}
