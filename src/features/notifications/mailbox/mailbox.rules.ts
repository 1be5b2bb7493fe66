// A mail of this server holds addresses of pages, such as an invitation. In the mailbox they can be pressed:
// an address of this very site opens its page, and everything else in the mail stays plain text.

export interface MailPiece {
  text: string
  /** Where the piece leads on this site; absent for plain text. */
  address?: string
}

/** Cuts the text of a mail into plain pieces and addresses below `origin`, in their order. */
export function cutAtAddresses(body: string, origin: string): MailPiece[] {
  return body
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .filter(text => text !== '')
    .map(text => {
      if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return { text }
      const url = new URL(text)
      return url.origin === origin ? { text, address: url.pathname + url.search + url.hash } : { text }
    })
}
