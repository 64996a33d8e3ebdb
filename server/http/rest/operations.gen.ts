/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

/** Variables and data of each operation that a REST route may name. */
export interface RestOperations {

}

export type RestOperationName = keyof RestOperations;

export const REST_DOCUMENTS: Readonly<Record<RestOperationName, string>> = {

};
