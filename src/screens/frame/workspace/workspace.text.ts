import { brand } from '#lib/brand.ts'

/** The words of the workspace's frame. */
export const workspaceText = {
  sections: 'Sections',
  more: 'More',
  /** Begins with the letters that stand on the button, so that who speaks to their computer can say them. */
  menuOf: (initials: string, name: string) => `${initials}, ${name}: account and other places`,
  about: (brand: string) => `About ${brand}`,
  disclaimer: `${brand.name} organizes care. It gives no medical, legal or clinical advice. In an emergency 911; at any hour 988.`,
}
