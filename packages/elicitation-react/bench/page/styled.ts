// Imported when the kit's stylesheet is to apply, and not before.
import "@askback/elicitation-react/styles.css";
