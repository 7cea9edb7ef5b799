namespace SerBench.Published.XbufCar.Direct;

public static class CarSender
{
    [MethodImpl(AggressiveInlining)]
    public static void Send<THandler>(Car car, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        handler.Timestamp(car.Timestamp);
        handler.SerialNumber(car.SerialNumber);
        handler.ModelYear(car.ModelYear);
        handler.Available(car.Available);
        handler.Code(car.Code);
        if (car.VehicleCode is { } vehicleCode)
        {
            handler.VehicleCode(vehicleCode);
        }

        if (car.Engine is { } engine)
        {
            SendEngine(engine, ref handler);
        }

        handler.Extras(car.Extras);
        if (car.SomeNumbers is { } numbers)
        {
            handler.BeginSomeNumbers(numbers.Length);
            foreach (int number in numbers)
            {
                handler.SomeNumber(number);
            }

            handler.EndSomeNumbers();
        }

        if (car.PerformanceFigures is { } performanceFigures)
        {
            SendPerformanceFigures(performanceFigures, ref handler);
        }

        if (car.FuelFigures is { } fuelFigures)
        {
            handler.BeginFuelFigures(fuelFigures.Length);
            foreach (ref readonly FuelFigure figure in fuelFigures.AsSpan())
            {
                handler.FuelFigure(figure.Speed, figure.Mpg);
            }

            handler.EndFuelFigures();
        }

        if (car.Manufacturer is { } manufacturer)
        {
            handler.Manufacturer(manufacturer);
        }

        if (car.Model is { } model)
        {
            handler.Model(model);
        }
    }

    [MethodImpl(AggressiveInlining)]
    private static void SendEngine<THandler>(Model.Engine engine, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        handler.BeginEngine();
        handler.EngineCapacity(engine.Capacity);
        handler.EngineNumCylinders(engine.NumCylinders);
        handler.EngineMaxRpm(engine.MaxRpm);
        if (engine.ManufacturerCode is { } manufacturerCode)
        {
            handler.EngineManufacturerCode(manufacturerCode);
        }

        if (engine.Fuel is { } fuel)
        {
            handler.EngineFuel(fuel);
        }

        handler.EndEngine();
    }

    [MethodImpl(AggressiveInlining)]
    private static void SendPerformanceFigures<THandler>(PerformanceFigure?[] figures, ref THandler handler)
        where THandler : struct, ICarHandler<char>, allows ref struct
    {
        handler.BeginPerformanceFigures();
        foreach (PerformanceFigure? figure in figures)
        {
            if (figure is null)
            {
                handler.NullPerformanceFigure();
                continue;
            }

            handler.BeginPerformanceFigure();
            handler.OctaneRating(figure.OctaneRating);
            if (figure.Acceleration is { } accelerations)
            {
                handler.BeginAccelerations(accelerations.Length);
                foreach (ref readonly Acceleration acceleration in accelerations.AsSpan())
                {
                    handler.Acceleration(acceleration.Mph, acceleration.Seconds);
                }

                handler.EndAccelerations();
            }

            handler.EndPerformanceFigure();
        }

        handler.EndPerformanceFigures();
    }
}

// Like the published benchmark, Encode fills a new car and encodes it, and Read decodes a car and reads every value.
internal readonly struct IndirectCarCore<TFormat> : IViewCore<Car>
    where TFormat : IFormat
{
    // If the JIT inlined Encode and Read, they would count against its inlining limit for the measured loop.
    [MethodImpl(NoInlining)]
    public void Encode(Car value, EncodeBuffer buffer) => TFormat.Encode<Car, CarBinarizer>(CarCopy.Of(value), buffer);

    [MethodImpl(NoInlining)]
    public ulong Read(ArraySegment<byte> data)
    {
        var sum = default(CarSum<char>);
        CarSender.Send(TFormat.Decode<Car, CarBinarizer>(data), ref sum);
        return sum.Value;
    }

    public ulong Expect(Car value) => CarExpectation.Utf16(value);
}

internal static class CarCopy
{
    public static Car Of(Car source) => new()
    {
        Timestamp = source.Timestamp,
        SerialNumber = source.SerialNumber,
        ModelYear = source.ModelYear,
        Available = source.Available,
        Code = source.Code,
        VehicleCode = source.VehicleCode,
        Engine = source.Engine is { } engine ? Of(engine) : null,
        Extras = source.Extras,
        SomeNumbers = source.SomeNumbers is { } numbers ? numbers.AsSpan().ToArray() : null,
        PerformanceFigures = source.PerformanceFigures is { } figures
            ? Array.ConvertAll(figures, figure => figure is null ? null! : Of(figure))
            : null,
        FuelFigures = source.FuelFigures is { } fuelFigures ? fuelFigures.AsSpan().ToArray() : null,
        Manufacturer = source.Manufacturer,
        Model = source.Model,
    };

    private static Model.Engine Of(Model.Engine source) => new()
    {
        Capacity = source.Capacity,
        NumCylinders = source.NumCylinders,
        MaxRpm = source.MaxRpm,
        ManufacturerCode = source.ManufacturerCode,
        Fuel = source.Fuel,
    };

    private static PerformanceFigure Of(PerformanceFigure source) => new()
    {
        OctaneRating = source.OctaneRating,
        Acceleration = source.Acceleration is { } accelerations ? accelerations.AsSpan().ToArray() : null,
    };
}
