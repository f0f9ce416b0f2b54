/**
 * By which of two imports was published later: its number, or its id where that was published before there were numbers.
 * An upload has its id days before it is published, and the command while it still reads its list.
 */
export const ORDER = 'coalesce(publication, id)'
/** The number of the import that is being published: larger than every one, and than every id. Under the lease of imports. */
export const NEXT = '(select greatest(max(id), coalesce(max(publication), 0)) + 1 from import_runs)'
/** The imports that were published after `$1`. */
export const LATER = `select id from import_runs where ${ORDER} > (select ${ORDER} from import_runs where id = $1)`
