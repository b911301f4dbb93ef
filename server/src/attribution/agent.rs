//! Evaluates user-agents: whether one belongs to a bot, and the classes of device, browser and system that are stored instead of
//! it.

use std::sync::LazyLock;

use isbot::Bots;
use moka::sync::Cache;

/// Maximum number of bytes of a user-agent that are evaluated.
const LONGEST: usize = 1_000;

/// Capacity of the verdict cache: the browsers of one day have a few thousand different user-agents.
const MOST_VERDICTS: u64 = 10_000;

static BOTS: LazyLock<Bots> = LazyLock::new(Bots::default);

/// Cached verdicts by the digest of the user-agent: matching it against the list takes longer than all other processing of a
/// click.
static VERDICTS: LazyLock<Cache<[u8; 32], bool>> = LazyLock::new(|| Cache::new(MOST_VERDICTS));

/// Names of devices in clicks.
const DEVICES: [&str; 3] = ["mobile", "tablet", "desktop"];
/// Names of browsers in clicks.
const BROWSERS: [&str; 6] = ["Edge", "Chrome", "Safari", "Firefox", "IE", "Other"];
/// Names of operating systems in clicks.
const SYSTEMS: [&str; 6] = ["Windows", "macOS", "Android", "iOS", "Linux", "Other"];

/// Device, browser and system of a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Classes {
    pub(super) device: &'static str,
    pub(super) browser: &'static str,
    pub(super) os: &'static str,
}

/// Whether the user-agent is that of a program that fetches pages automatically: it matches the maintained list of `isbot`, does
/// not start as those of browsers do, or has "compatible;" as crawlers do.
pub(super) fn is_bot(agent: &str) -> bool {
    let agent = shortened(agent);
    let is_browser = agent.starts_with("Mozilla/") || agent.starts_with("Opera/");
    let is_compatible = agent.contains("compatible;") && !agent.contains("MSIE ");
    !is_browser || is_compatible || is_listed(agent)
}

fn is_listed(agent: &str) -> bool {
    VERDICTS.get_with(*blake3::hash(agent.as_bytes()).as_bytes(), || BOTS.is_bot(agent))
}

/// The classes of a user-agent. Values reported by the browser take precedence if they are known names (a tablet may send the
/// user-agent of a desktop computer).
pub(super) fn classes(agent: &str, reported: [Option<&str>; 3]) -> Classes {
    let agent = shortened(agent);
    let [device_name, browser_name, os_name] = reported;
    Classes {
        device: known(&DEVICES, device_name).unwrap_or_else(|| device(agent)),
        browser: known(&BROWSERS, browser_name).unwrap_or_else(|| browser(agent)),
        os: known(&SYSTEMS, os_name).unwrap_or_else(|| system(agent)),
    }
}

fn shortened(agent: &str) -> &str {
    &agent[..agent.floor_char_boundary(LONGEST)]
}

fn known(words: &'static [&'static str], reported: Option<&str>) -> Option<&'static str> {
    let reported = reported?.trim();
    words.iter().find(|word| word.eq_ignore_ascii_case(reported)).copied()
}

/// The first match: Edge also contains Chrome, and all except Firefox and IE also contain Safari.
fn browser(agent: &str) -> &'static str {
    let has = |signs: &[&str]| signs.iter().any(|sign| agent.contains(sign));
    if has(&["Edg/", "Edge/", "EdgA/", "EdgiOS/"]) {
        "Edge"
    } else if has(&["Firefox/", "FxiOS/"]) {
        "Firefox"
    } else if has(&["Chrome/", "CriOS/", "Chromium/"]) {
        "Chrome"
    } else if has(&["Safari/"]) {
        "Safari"
    } else if has(&["MSIE ", "Trident/"]) {
        "IE"
    } else {
        "Other"
    }
}

/// iOS also contains "like Mac OS X", and Android also contains "Linux".
fn system(agent: &str) -> &'static str {
    let has = |signs: &[&str]| signs.iter().any(|sign| agent.contains(sign));
    if has(&["Windows"]) {
        "Windows"
    } else if has(&["iPhone", "iPad", "iPod"]) {
        "iOS"
    } else if has(&["Android"]) {
        "Android"
    } else if has(&["Macintosh", "Mac OS X"]) {
        "macOS"
    } else if has(&["Linux", "X11", "CrOS"]) {
        "Linux"
    } else {
        "Other"
    }
}

/// Android without "Mobile" is a tablet.
fn device(agent: &str) -> &'static str {
    let has = |signs: &[&str]| signs.iter().any(|sign| agent.contains(sign));
    if has(&["iPad", "Tablet", "PlayBook", "Silk"]) || has(&["Android"]) && !has(&["Mobile"]) {
        "tablet"
    } else if has(&["Mobi", "iPhone", "iPod", "Android"]) {
        "mobile"
    } else {
        "desktop"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IPHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                          Version/18.0 Mobile/15E148 Safari/604.1";
    const MAC: &str = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                       Version/18.0 Safari/605.1.15";

    #[test]
    fn classes_are_the_specifications() {
        let windows = |rest: &str| {
            format!("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) {rest}")
        };
        for (agent, device, browser, os) in [
            (IPHONE.to_owned(), "mobile", "Safari", "iOS"),
            (MAC.to_owned(), "desktop", "Safari", "macOS"),
            (windows("Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"), "desktop", "Edge", "Windows"),
            (windows("Chrome/140.0.0.0 Safari/537.36"), "desktop", "Chrome", "Windows"),
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0".to_owned(), "desktop", "Firefox", "Linux"),
            (
                "Mozilla/5.0 (Linux; Android 14; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
                    .to_owned(),
                "tablet",
                "Chrome",
                "Android",
            ),
            ("Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko".to_owned(), "desktop", "IE", "Windows"),
            ("Mozilla/5.0 (PlayStation 5)".to_owned(), "desktop", "Other", "Other"),
        ] {
            assert_eq!(classes(&agent, [None; 3]), Classes { device, browser, os }, "{agent}");
            assert!(!is_bot(&agent), "{agent}");
        }
        let pad = classes(MAC, [Some("tablet"), Some("lynx"), Some("ios")]);
        assert_eq!(pad, Classes { device: "tablet", browser: "Safari", os: "iOS" });
    }

    #[test]
    fn bots_are_distinguished_from_people() {
        for agent in [
            "",
            "curl/8.5.0",
            "WhatsApp/2.16.2/i",
            "python-requests/2.32",
            "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
            "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
        ] {
            assert!(is_bot(agent), "{agent}");
        }
    }
}
