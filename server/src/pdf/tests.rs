//! Documents as read by poppler, and line breaking.

use super::{font::Fonts, *};
use crate::testing::pdf_pages;

const TEXT: Style = Style { weight: Weight::Regular, size: 10.0, leading: 14.0, colour: Colour::Ink };

fn about() -> About {
    About {
        title: "A title".to_owned(),
        author: "An author".to_owned(),
        locale: "bn-BD".to_owned(),
        created: "2026-11-22T12:00:00Z".parse().unwrap(),
    }
}

fn document(texts: &[&str]) -> Vec<u8> {
    let mut flow = Flow::new(Paragraph::new("Head", TEXT)).unwrap();
    for text in texts {
        flow.paragraph(Tag::Paragraph, &Paragraph::new(*text, TEXT));
    }
    flow.write(&about(), &Paragraph::new("Foot", TEXT)).unwrap()
}

#[test]
fn bengali_text_is_shaped_and_extracted_unchanged() {
    let fonts = Fonts::open().unwrap();
    let words = "ক্ষুদ্র স্ত্রী কিনুন র‍্যাক ৳";
    let shaped = fonts.shape(words, Weight::Regular);
    let glyphs: usize = shaped.runs.iter().map(|run| run.glyphs.len()).sum();
    assert!(glyphs < words.chars().count() - 5, "{glyphs} glyphs");
    // Poppler derives spaces from gaps, and omits joiners.
    let plain = |text: &str| text.replace(['\u{200d}', ' ', '\n'], "");
    let pages = pdf_pages(&document(&[words, "Ελληνικά, Български, žluťoučký, Őrült"]));
    for text in [words, "Ελληνικά, Български, žluťoučký, Őrült"] {
        assert!(plain(&pages[0]).contains(&plain(text)), "{text}: {pages:?}");
    }
}

#[test]
fn unknown_characters_become_question_marks_and_invisible_ones_are_omitted() {
    let pages = pdf_pages(&document(&["陳 Ana\u{200b}\tNovak \u{1f600}", "22\u{202f}ноември 2026\u{202f}г."]));
    assert!(pages[0].contains("? Ana Novak ?"), "{pages:?}");
    assert!(pages[0].replace('\u{a0}', " ").contains("22 ноември 2026 г."), "narrow spaces: {pages:?}");
}

#[test]
fn lines_break_at_spaces_and_within_overlong_words() {
    let fonts = Fonts::open().unwrap();
    let lines = |text: &str, width: f32| -> Vec<String> {
        let lines = Paragraph::new(text, TEXT).lines(&fonts, width);
        lines.iter().map(|line| line.runs.iter().map(|run| run.text.as_str()).collect()).collect()
    };
    assert_eq!(lines("one two three", 40.0), ["one two", "three"]);
    assert_eq!(lines("1\u{a0}×\u{a0}20.00 €", 45.0), ["1\u{a0}×\u{a0}20.00", "€"]);
    let broken = lines(&"wide".repeat(20), 60.0);
    assert!(broken.len() > 4, "{broken:?}");
    assert_eq!(broken.concat(), "wide".repeat(20));
    for text in ["one two three", &"wide".repeat(20), "ক্ষুদ্রবস্ত্রক্ষুদ্রবস্ত্র"]
    {
        for line in Paragraph::new(text, TEXT).lines(&fonts, 30.0) {
            assert!(line.width * TEXT.size <= 30.01, "{text}");
        }
    }
    assert_eq!(lines("", 40.0), [] as [String; 0]);
}

#[test]
fn a_document_has_language_title_and_page_numbers() {
    let pdf = document(&["A line of text."; 120]);
    let pages = pdf_pages(&pdf);
    assert_eq!(pages.len(), 3);
    for (at, page) in pages.iter().enumerate() {
        assert!(page.contains("Foot") && page.contains(&format!("{} / 3", at + 1)), "{page}");
        assert_eq!(page.contains("Head"), at > 0, "{page}");
    }
    let raw = String::from_utf8_lossy(&pdf);
    for part in ["bn-BD", "pdfuaid:part", "pdfaid:part", "/MarkInfo", "/StructTreeRoot"] {
        assert!(raw.contains(part), "{part}");
    }
}
