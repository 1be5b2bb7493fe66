/** The words of the lower half of My Profile: what is decided here, and what is known (English). */
export const profilePrivacyText = {
  heading: 'Your privacy and your choices',
  data: {
    heading: 'Take your data with you',
    body: 'Everything about you in one file: what you told us, your messages and your notebook, the notes that staff signed about you, and who opened your record. It belongs to you. Save it only where nobody else looks.',
    page: 'Download to read',
    archive: 'Download with your files (ZIP)',
    json: 'Download for a program (JSON)',
  },
}
