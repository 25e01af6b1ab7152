/** The text of src/form/validators.generated.js. */
export declare function generateValidators(): string;
