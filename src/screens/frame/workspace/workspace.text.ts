import { brand } from '#lib/brand.ts'

/** The words of the workspace's frame. */
export const workspaceText = {
  sections: 'Sections',
  more: 'More',
  /** Begins with the letters that stand on the button, so that who speaks to their computer can say them. */
  menuOf: (initials: string, name: string) => `${initials}, ${name}: account and other places`,
  offline:
    'You are offline. What you type is kept on this device. What you send goes out when the connection is back, as long as this page stays open.',
  about: (brand: string) => `About ${brand}`,
  privacy: 'Privacy',
  terms: 'Terms',
  disclaimer: `${brand.name} gives no medical, legal or clinical advice. Call 911 in an emergency, 988 at any hour.`,
}
