namespace SerBench.Formats.Tests.Grid;

// The cars of the model, and codecs for them by id.
internal static class Cars
{
    public static CarModel Catalog { get; } = new();

    public static Car Serial => Catalog.First("serial");

    public static Car[] Random => Catalog.Create(Catalog.FindScenario("random")!, 1, 300);

    public static Car[] All =>
    [
        Serial,
        new Car(),
        new Car { Engine = new(), SomeNumbers = [], PerformanceFigures = [], FuelFigures = [], Model = "" },
        .. Random,
    ];

    public static IObjectCodec<Car> Objects(string id) => Witnesses.CodecOf<Car>(id);

    public static IViewCodec<Car> Views(string id) => (IViewCodec<Car>)Serializers.Catalog.BuiltIn.Find(id)!.Bind(Catalog).Codec!;

    public static byte[] Encode(ICodec<Car> codec, Car car) => codec.EncodeToArray(car, new EncodeBuffer(16));
}
