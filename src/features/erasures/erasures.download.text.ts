/** The words in the download about the wish to be erased (English). */
export const erasuresDownloadText = { section: 'Your wish that everything is erased', fields: {} }
