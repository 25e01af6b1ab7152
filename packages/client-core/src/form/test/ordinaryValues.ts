/** Answers that people give. */
export const ordinaryValues: readonly string[] = `
Ann|Ann Lee|Jean-Luc Picard|O'Connor|María José García|Jürgen Müller|Nguyễn Văn An|Владимир|李小龙|山田太郎|محمد علي|octocat
monalisa|user123|jdoe_42|the.real.ann|ann-lee|xX_gamer_Xx|admin|root|guest|ann@example.com|ann.lee+tag@mail.example.org
a@b.co|service-account@project-123.iam.example.com|+49 170 1234567|+1 (555) 123-4567|0049 30 123456|030/1234567|555-0123
12 High Street|Hauptstraße 5a|10115 Berlin|SW1A 1AA|90210|90210-1234|110001|Paris, France|東京都千代田区1-1|2024-06-13
2024-06-13T18:53:00Z|2024-06-13T15:00:00-04:00|18:53|13.06.2024|06/13/2024|June 13th, 2024|Q3 2024|1718304780|1718304780123
1718304780123456789|0|1|42|-7|3.14|1e6|1,000,000|€ 12,50|$99.99|100%|12345|123456|1234567|12345678|123456789|1234567890
12345678901|123456789012|1234567890123456|1.0.0|v2.3.4-beta.1|2.10.0|192.168.0.1|10.0.0.0/8|::1|2001:db8::1|localhost:8080
example.com|www.example.co.uk|https://example.com/path?query=1#frag|http://localhost:3000|ftp://files.example.com|mailto:a@b.c
main|feature/add-login|fix-123-null-pointer|release/2024.06|origin/main|a1b2c3d|d670460b4b4aece5915caf5c68d12f560a9fe3e4
e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855|123e4567-e89b-12d3-a456-426614174000|550e8400e29b41d4a716446655440000
01ARZ3NDEKTSV4RRFFQ69G5FAV|cjld2cjxh0000qzrmn831i7rn|613425648685547541|175928847299117063|978-3-16-148410-0|9780306406157|0306406152
DE89 3704 0044 0532 0130 00|DE89370400440532013000|GB29 NWBK 6016 1331 9268 19|COBADEFFXXX|490154203237518|1Z999AA10123456784
9400 1000 0000 0000 0000 00|JD014600003828392837|INV-2024-0001|ORD-99812|PO#4711|ABC-123|XYZ|A-1|#FF0000|rgb(255, 0, 0)|red
Blue|green, yellow|small|XL|yes|no|Yes, please|No thanks|maybe|n/a|none|-|...|?|OK|true|false|null|undefined|NaN|Infinity
Hello world|Please call me back|I would like two tickets for Friday.|The quick brown fox jumps over the lazy dog|Lorem ipsum dolor sit amet
Guten Tag, ich hätte gern einen Termin.|¿Puede repetirlo, por favor?|Je voudrais réserver une table|明日お願いします|谢谢你的帮助|شكرا جزيلا
sk-learn-pipeline-component-name|sk-some-long-kebab-case-branch-name|risk-assessment-for-the-quarter|task-list-of-the-whole-project
key-value-store|key-performance-indicators|hf_model|hf_transfer|npm_config_registry|npm_lifecycle_event|pypi-mirror|sg.example.com
SG.pdf|ghp|ghost_writer|github_actions|glpat|xoxo|xoxo-gossip|AIzawa|Akiabara|AKIRA|whsec|pk_live|sk_test_mode|eyJ|eyJhbGciOiJIUzI1NiJ9
shpat|dapi|dop_v1|ya29|secret_garden|secret_santa_list|lin_api|EAA|hvs.|bearer of news|Basic English|token ring|password
/usr/local/bin|C:\\Users\\Ann\\Documents|~/notes.txt|../up/one|report.pdf|IMG_20240613_185300.jpg|archive.tar.gz|.env|Dockerfile
SELECT * FROM users WHERE id = 1|SELECT count(*) FROM orders|{"a":1}|[1,2,3]|<b>bold</b>|**bold**|[link](https://example.com)
console.log("hi")|def main(): pass|git commit -m "x"|npm install react|docker run -p 8080:80 nginx|rm -rf node_modules
-----BEGIN CERTIFICATE-----|-----BEGIN PUBLIC KEY-----|ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ ann@host|ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB ann@host
data:image/png;base64,iVBORw0KGgo=|SGVsbG8gd29ybGQ=|deadbeef|0xdeadbeef|0x1F|0b1010|😀|👍🏽|❤️|🏳️‍🌈|₿|∞|½|²|№ 7|§ 5|Ω|µ|ß
Berlin Hbf|LHR|Flight LH 400|Seat 12A|Room 101|Table for 4|2 adults, 1 child|vegetarian|no nuts|window|aisle|economy
Software engineer|CEO|Dr. med.|B.Sc.|Mr|Mx|they/them|English|de-DE|zh-Hans|Europe/Berlin|UTC+2|America/New_York|GMT
3 months|90 days|every Monday at 9|2 weeks ago|ASAP|as soon as possible|high|P1|critical|todo|in progress|done|wontfix
12:34:56:78:9a:bc|48.8584, 2.2945|51°30'26"N 0°7'39"W|what3words.example|geo:48.2,16.3|tel:+1-201-555-0123|ISBN 978-0-306-40615-7
5 1 4 2 3|1 2 3 4 5 6 7 8 9 10 11 12 13|2024 2023 2022 2021|100 200 300 400|1000-2000-3000|1.234.567,89|12 34 56 78 90
`
  .split(/[|\n]/u)
  .map((text) => text.trim())
  .filter((text) => text !== "");
