import type { erasuresDownloadText as english } from './erasures.download.text.ts'

/** The words in the download about the wish to be erased (Spanish). */
export const erasuresDownloadText: typeof english = { section: 'Su deseo de que se borre todo', fields: {} }
