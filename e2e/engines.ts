/**
 * Whether guide and model are off in this run (`HANDRAIL_TEST_ENGINES=none`, sample-template.ts). What then is left out is of an
 * engine itself: every task is finished all the same.
 */
export const areEnginesOff = process.env.HANDRAIL_TEST_ENGINES === 'none'
