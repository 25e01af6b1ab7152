// Made by scripts/build-validators.mjs. Not to be edited by hand.
/** Unicode code points. */
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

function equal(a, b) {
  return a === b;
}

/** `formats` needs a null prototype: a name from a server is looked up in it. */
export function createValidators(formats) {
const textValidator = validate10;
const formats0 = formats;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
const vSchema0 = rootData && rootData.format;
const fDef0 = formats0[vSchema0];
let fType0;
let format0;
if(typeof fDef0 == "object" && !(fDef0 instanceof RegExp)){
fType0 = fDef0.type || "string";
format0 = fDef0.validate;
}
else {
fType0 = "string";
format0 = fDef0;
}
if(vSchema0 !== undefined && ((typeof vSchema0 !== "string") || ((vSchema0 && !format0) || (format0 && format0 !== true && fType0 === "number" && !(typeof format0 == "function" ? format0(data) : format0.test(data)))))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: vSchema0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(typeof data === "string"){
const vSchema1 = rootData && rootData.maxLength;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (func2(data) > vSchema1))){
const err1 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: vSchema1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const vSchema2 = rootData && rootData.minLength;
if(vSchema2 !== undefined && ((!((typeof vSchema2 == "number") && (isFinite(vSchema2)))) || (func2(data) < vSchema2))){
const err2 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: vSchema2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const vSchema3 = rootData && rootData.format;
const fDef1 = formats0[vSchema3];
let fType1;
let format1;
if(typeof fDef1 == "object" && !(fDef1 instanceof RegExp)){
fType1 = fDef1.type || "string";
format1 = fDef1.validate;
}
else {
fType1 = "string";
format1 = fDef1;
}
if(vSchema3 !== undefined && ((typeof vSchema3 !== "string") || ((vSchema3 && !format1) || (format1 && format1 !== true && fType1 === "string" && !(typeof format1 == "function" ? format1(data) : format1.test(data)))))){
const err3 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: vSchema3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const numberValidator = validate11;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
const vSchema0 = rootData && rootData.maximum;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (data > vSchema0 || isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: vSchema0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const vSchema1 = rootData && rootData.minimum;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (data < vSchema1 || isNaN(data)))){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: vSchema1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const vSchema2 = rootData && rootData.exclusiveMaximum;
if(vSchema2 !== undefined && ((!((typeof vSchema2 == "number") && (isFinite(vSchema2)))) || (data >= vSchema2 || isNaN(data)))){
const err2 = {instancePath,schemaPath:"#/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: vSchema2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const vSchema3 = rootData && rootData.exclusiveMinimum;
if(vSchema3 !== undefined && ((!((typeof vSchema3 == "number") && (isFinite(vSchema3)))) || (data <= vSchema3 || isNaN(data)))){
const err3 = {instancePath,schemaPath:"#/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: vSchema3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const integerValidator = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
const vSchema0 = rootData && rootData.maximum;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (data > vSchema0 || isNaN(data)))){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: vSchema0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const vSchema1 = rootData && rootData.minimum;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (data < vSchema1 || isNaN(data)))){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: vSchema1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const vSchema2 = rootData && rootData.exclusiveMaximum;
if(vSchema2 !== undefined && ((!((typeof vSchema2 == "number") && (isFinite(vSchema2)))) || (data >= vSchema2 || isNaN(data)))){
const err3 = {instancePath,schemaPath:"#/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: vSchema2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const vSchema3 = rootData && rootData.exclusiveMinimum;
if(vSchema3 !== undefined && ((!((typeof vSchema3 == "number") && (isFinite(vSchema3)))) || (data <= vSchema3 || isNaN(data)))){
const err4 = {instancePath,schemaPath:"#/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: vSchema3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
validate12.errors = vErrors;
return errors === 0;
}

const booleanValidator = validate13;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const singleSelectValidator = validate14;
const func0 = equal;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const vSchema0 = rootData && rootData.choices;
let valid0;
if(vSchema0 === undefined){
valid0 = true;
}
else if(!(Array.isArray(vSchema0))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
valid0 = false;
}
else {
valid0 = false;
for(const v0 of vSchema0){
if(func0(data, v0)){
valid0 = true;
break;
}
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: vSchema0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const multiSelectValidator = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const vSchema0 = rootData && rootData.maxItems;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (data.length > vSchema0))){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: vSchema0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const vSchema1 = rootData && rootData.minItems;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (data.length < vSchema1))){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: vSchema1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const vSchema2 = rootData && rootData.choices;
let valid2;
if(vSchema2 === undefined){
valid2 = true;
}
else if(!(Array.isArray(vSchema2))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
valid2 = false;
}
else {
valid2 = false;
for(const v0 of vSchema2){
if(func0(data0, v0)){
valid2 = true;
break;
}
}
}
if(!valid2){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{allowedValues: vSchema2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
const vSchema3 = rootData && rootData.uniqueItems;
if((vSchema3 === undefined) || (vSchema3 === false)){
}
else if(typeof vSchema3 !== "boolean"){
const err5 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const textListValidator = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const vSchema0 = rootData && rootData.maxItems;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (data.length > vSchema0))){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: vSchema0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const vSchema1 = rootData && rootData.minItems;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (data.length < vSchema1))){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: vSchema1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 == "number") && (isFinite(data0))){
const vSchema2 = rootData && rootData.format;
const fDef0 = formats0[vSchema2];
let fType0;
let format0;
if(typeof fDef0 == "object" && !(fDef0 instanceof RegExp)){
fType0 = fDef0.type || "string";
format0 = fDef0.validate;
}
else {
fType0 = "string";
format0 = fDef0;
}
if(vSchema2 !== undefined && ((typeof vSchema2 !== "string") || ((vSchema2 && !format0) || (format0 && format0 !== true && fType0 === "number" && !(typeof format0 == "function" ? format0(data0) : format0.test(data0)))))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/format",keyword:"format",params:{format: vSchema2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
const vSchema3 = rootData && rootData.maxLength;
if(vSchema3 !== undefined && ((!((typeof vSchema3 == "number") && (isFinite(vSchema3)))) || (func2(data0) > vSchema3))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: vSchema3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const vSchema4 = rootData && rootData.minLength;
if(vSchema4 !== undefined && ((!((typeof vSchema4 == "number") && (isFinite(vSchema4)))) || (func2(data0) < vSchema4))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: vSchema4}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const vSchema5 = rootData && rootData.format;
const fDef1 = formats0[vSchema5];
let fType1;
let format1;
if(typeof fDef1 == "object" && !(fDef1 instanceof RegExp)){
fType1 = fDef1.type || "string";
format1 = fDef1.validate;
}
else {
fType1 = "string";
format1 = fDef1;
}
if(vSchema5 !== undefined && ((typeof vSchema5 !== "string") || ((vSchema5 && !format1) || (format1 && format1 !== true && fType1 === "string" && !(typeof format1 == "function" ? format1(data0) : format1.test(data0)))))){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/format",keyword:"format",params:{format: vSchema5}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const vSchema6 = rootData && rootData.uniqueItems;
if((vSchema6 === undefined) || (vSchema6 === false)){
}
else if(typeof vSchema6 !== "boolean"){
const err7 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
return { text: textValidator, number: numberValidator, integer: integerValidator, boolean: booleanValidator, singleSelect: singleSelectValidator, multiSelect: multiSelectValidator, textList: textListValidator };
}
