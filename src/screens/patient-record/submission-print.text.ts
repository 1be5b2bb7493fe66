export const submissionPrintText = { title: 'Form submission' }
