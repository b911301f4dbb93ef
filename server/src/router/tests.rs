//! The whole router, including the API calls.

use super::*;
use crate::{both, clock::Clock, config::Settings};

both!(a_call_reads_the_segments_of_its_path_behind_the_whole_router, test, {
    let files = tenancy::files::read(&tenancy::files::built_in(), &tenancy::Configuration::default()).unwrap();
    let app = App::new(Settings::default(), test.db.clone(), Clock::default());
    app.set_directory(tenancy::directory(files.configuration).unwrap());
    let shop = shop(&app, None).unwrap();
    for (path, status) in
        [("/api/country/3", 200), ("/api/country/getCountryByName/Slovenia/", 200), ("/api/no/such/call", 404)]
    {
        let request = Request::get(path).header("host", "si.localhost").body(Body::empty()).unwrap();
        let response = shop.clone().oneshot(request).await.unwrap();
        assert_eq!((path, response.status().as_u16()), (path, status));
    }
});
