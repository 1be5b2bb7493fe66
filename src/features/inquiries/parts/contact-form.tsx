import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TRAP } from '../inquiries.rules.ts'
import { inquiriesText as text } from '../inquiries.text.ts'
import { useInquiry } from './inquiry-form.tsx'
import { InquiryGreeting, InquiryHelp, InquiryRefusal, InquiryTrap } from './inquiry-notices.tsx'

/** Name, email, message. */
export function ContactForm() {
  const inquiry = useInquiry('contact')
  const field = (name: 'name' | 'email' | 'message') => ({
    id: `contact-${name}`,
    ...inquiry.form.field(name),
  })
  return (
    <div className="grid gap-6">
      <InquiryHelp kinds={inquiry.help} />
      <InquiryGreeting
        kind="contact"
        notice={inquiry.notice}
        isBelowHelp={inquiry.help.length > 0}
        onClear={inquiry.clear}
      />
      <form {...inquiry.formProps} className="grid gap-5">
        <TextField {...field('name')} label={text.name} autoComplete="name" required />
        <TextField
          {...field('email')}
          label={text.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        <TextArea {...field('message')} label={text.message} hint={text.messageHint} rows={6} required />
        <InquiryTrap kind="contact" field={inquiry.form.field(TRAP)} />
        <InquiryRefusal notice={inquiry.notice} />
        <div>
          <Button type="submit" size="large" busy={inquiry.isBusy} busyLabel={text.contact.busy}>
            {text.contact.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}
